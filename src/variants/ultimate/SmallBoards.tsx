import type { CSSProperties } from 'react';
import { SYMBOLS } from '../../rules/game.ts';
import { MarkIcon } from '../../ui/controls/MarkIcon.tsx';
import type { Boards } from './board.ts';
import styles from './SmallBoards.module.css';

/** What ultimate's small boards show over their cells: where to play, who won which, the big line. */
export function SmallBoards({ boards }: { readonly boards: Boards }) {
  const { active, winners, lines } = boards;
  const inLine = new Set(lines.flat());
  return winners.map((owner, board) => {
    const symbol = SYMBOLS.find((each) => each === owner);
    const place = { '--column': board % 3, '--row': Math.floor(board / 3) } as CSSProperties;
    const names = [
      styles['board'],
      active.includes(board) ? styles['active'] : '',
      inLine.has(board) ? styles['line'] : '',
      symbol ? styles['won'] : '',
      !symbol && !active.includes(board) && lines.length === 0 ? styles['resting'] : '',
    ];
    return (
      // eslint-disable-next-line react/no-array-index-key -- a board's number is its identity
      <span key={board} className={names.join(' ')} style={place}>
        {symbol ? <MarkIcon symbol={symbol} /> : null}
      </span>
    );
  });
}
