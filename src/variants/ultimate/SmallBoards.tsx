import type { CSSProperties } from 'react';
import { useStore } from 'zustand';
import { attention } from '../../play/attention.ts';
import type { BoardView } from '../../play/view.ts';
import { asSymbol } from '../../rules/game.ts';
import { MarkIcon } from '../../ui/controls/MarkIcon.tsx';
import { type UltimateBoards, sentTo } from './board.ts';
import styles from './SmallBoards.module.css';

type Props = { readonly boards: UltimateBoards; readonly view: BoardView };

/**
 * Draws over the small boards' cells: where to play, who won which, the big line, and the board to which the
 * cell under a pointer or a resting finger would send the opponent.
 */
export function SmallBoards({ boards, view }: Props) {
  const { active, winners, lines } = boards;
  const aim = useStore(attention, ({ hover, focus }) => hover ?? focus);
  const sent = aim !== null && view.open.has(aim) ? sentTo(view.state, aim) : [];
  const inLine = new Set(lines.flat());
  return winners.map((winner, board) => {
    const symbol = asSymbol(winner);
    const place = { '--column': board % 3, '--row': Math.floor(board / 3) } as CSSProperties;
    const names = [
      styles['board'],
      active.includes(board) ? styles['active'] : '',
      inLine.has(board) ? styles['line'] : '',
      sent.includes(board) ? styles['sent'] : '',
      symbol ? styles['won'] : '',
      !symbol && !active.includes(board) && lines.length === 0 ? styles['resting'] : '',
    ];
    return (
      <span
        // oxlint-disable-next-line react/no-array-index-key -- a board's number is its identity
        key={board}
        className={names.join(' ')}
        style={place}
        data-sent={sent.includes(board) || undefined}
      >
        {symbol ? <MarkIcon symbol={symbol} /> : null}
      </span>
    );
  });
}
