import type { ComponentProps } from 'react';
import { asSymbol } from '../../../rules/game.ts';
import styles from '../../../ui/diagram/Diagram.module.css';
import type { DiagramOver } from '../../../ui/diagram/diagram-view.ts';
import { MarkIcon } from '../../../ui/controls/MarkIcon.tsx';
import { activeBoards, boardWinners, type UltimateState } from '../rules.ts';

/** The boards that the next move may be on, and the winners of the small boards. */
export function DiagramBoards({ layout, view }: ComponentProps<DiagramOver>) {
  const state = view.state as unknown as UltimateState;
  const active = activeBoards(state);
  return boardWinners(state).map((winner, board) => {
    const [x, , z] = layout.centreOf(`${board}.4`);
    const symbol = asSymbol(winner);
    const box = { x: -162, y: -162, width: 324, height: 324, rx: 40 };
    return (
      // oxlint-disable-next-line react/no-array-index-key -- a board's number is its identity
      <g key={board} transform={`translate(${Math.round(x * 100)} ${Math.round(z * 100)})`}>
        {active.includes(board) ? <rect {...box} className={styles['active']} /> : null}
        {symbol ? (
          <>
            <rect {...box} className={styles['tile']} />
            <g transform="translate(-130 -130)">
              <MarkIcon symbol={symbol} size={260} />
            </g>
          </>
        ) : null}
      </g>
    );
  });
}
