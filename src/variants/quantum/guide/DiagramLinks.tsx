import type { ComponentProps } from 'react';
import styles from '../../../ui/diagram/Diagram.module.css';
import { placeOnCell } from '../../../ui/diagram/DiagramCell.tsx';
import type { CellId } from '../../../rules/game.ts';
import type { DiagramOver } from '../../../ui/diagram/diagram-view.ts';
import { entangledIn } from '../board.ts';

/** The links as bows between marks, below these, and the letters of the pending measurement. */
export function DiagramLinks({ view, at, children }: ComponentProps<DiagramOver>) {
  const { links, measurement } = entangledIn(view.state);
  return (
    <>
      {links.map(({ cells: [from, to], moveNumber, symbol }) => {
        const markOn = (cell: CellId) => {
          const [[x, y], [right, down]] = [at(cell), placeOnCell(cell, moveNumber, view)];
          return [x + right, y + down] as const;
        };
        const [[ax, ay], [bx, by]] = [markOn(from), markOn(to)];
        const inLoop = measurement?.loop.includes(from) && measurement.loop.includes(to);
        const bow = moveNumber % 2 === 0 ? 0.24 : -0.24;
        const bend = [(ax + bx) / 2 - (by - ay) * bow, (ay + by) / 2 + (bx - ax) * bow];
        return (
          <path
            key={moveNumber}
            className={styles['link']}
            d={`M${ax} ${ay}Q${bend.map(Math.round).join(' ')} ${bx} ${by}`}
            stroke={`var(--${symbol.toLowerCase()})`}
            strokeWidth={inLoop ? 8 : 4}
          />
        );
      })}
      {children}
      {measurement?.options.map((cell, option) => {
        const [x, y] = at(cell);
        return (
          <g key={cell} transform={`translate(${x - 38} ${y - 38})`}>
            <circle r="15" className={styles['disc']} />
            <text y="7" className={styles['letter']}>
              {'AB'[option]}
            </text>
          </g>
        );
      })}
    </>
  );
}
