import { type CSSProperties, type MouseEvent, useMemo } from 'react';
import { useStore } from 'zustand';
import { attention } from '../../../play/attention.ts';
import type { BoardView } from '../../../play/view.ts';
import { type CellId, asSymbol } from '../../../rules/game.ts';
import { MarkIcon } from '../../../ui/controls/MarkIcon.tsx';
import { boardsIn, sentTo } from '../board.ts';
import { words } from '../words/en.ts';
import styles from './BoardMap.module.css';
import { goNear, sight } from './sight.ts';

const { boards: said } = words.own;

/** In a picture of 100 by 100: the side of a small board, the distance between two, and a cell. */
const SIDE = 30;
const PITCH = 35;
const CELL = SIDE / 3;
/** A mark's icon has a margin, which is too wide for a cell this small. */
const SPILL = 1.8;

/**
 * A map of all nine boards while one small board is shown large. A press goes to one of them, or shows all.
 */
export function BoardMap({ view }: { readonly view: BoardView }) {
  const { near, gliding } = useStore(sight);
  const aim = useStore(attention, ({ press, hover, focus }) => press ?? hover ?? focus);
  if (near === null && !gliding) return null;
  const go = ({ detail, currentTarget, clientX, clientY }: MouseEvent<HTMLButtonElement>) => {
    const box = currentTarget.getBoundingClientRect();
    const [column, row] = [
      third((clientX - box.left) / box.width),
      third((clientY - box.top) / box.height),
    ];
    const board = row * 3 + column;
    // Leaving the close view removes the map, so a key press, which has no position on it, moves the focus to
    // the board first.
    if (detail === 0) currentTarget.closest<HTMLElement>('[data-board]')?.focus();
    goNear(detail === 0 || board === near ? null : board);
  };
  return (
    <button
      type="button"
      className={`${styles['map']} ${near === null ? styles['leaving'] : ''}`}
      inert={near === null}
      data-near={near ?? ''}
      data-gliding={gliding || undefined}
      aria-label={near === null ? undefined : said.map(said.names[near] ?? '')}
      onClick={go}
      style={{ '--mover': `var(--${view.preview?.toLowerCase() ?? 'ink'})` } as CSSProperties}
    >
      <svg viewBox="-3 -3 106 106" aria-hidden="true">
        <SmallMaps view={view} near={near} aim={aim !== null && view.open.has(aim) ? aim : null} />
      </svg>
    </button>
  );
}

const third = (fraction: number) => Math.min(2, Math.max(0, Math.floor(fraction * 3)));

type MapProps = {
  readonly view: BoardView;
  readonly near: number | null;
  /** The open cell under the pointer. */
  readonly aim: CellId | null;
};

/**
 * The nine boards: marks, winners, where to play, and the board to which the cell under the pointer would
 * send the opponent.
 */
function SmallMaps({ view, near, aim }: MapProps) {
  const { active, winners, lines } = useMemo(() => boardsIn(view.state), [view.state]);
  const sent = aim === null ? [] : sentTo(view.state, aim);
  const inLine = new Set(lines.flat());
  return winners.map((winner, board) => {
    const symbol = asSymbol(winner);
    const isResting = !active.includes(board) && lines.length === 0;
    const frame = sent.includes(board)
      ? 'sent'
      : inLine.has(board)
        ? 'line'
        : active.includes(board)
          ? 'active'
          : near === board
            ? 'near'
            : 'plain';
    const box = { width: SIDE, height: SIDE, rx: 4 };
    return (
      <g
        // oxlint-disable-next-line react/no-array-index-key -- a board's number is its identity
        key={board}
        data-board-map={board}
        data-frame={frame}
        data-owner={winner ?? undefined}
        transform={`translate(${(board % 3) * PITCH} ${Math.floor(board / 3) * PITCH})`}
      >
        <rect
          {...box}
          className={styles[winner === 'tie' ? 'tied' : isResting ? 'resting' : 'small']}
        />
        {symbol ? <MarkIcon symbol={symbol} size={SIDE} /> : <Dots view={view} board={board} />}
        <rect {...box} className={styles[frame]} />
      </g>
    );
  });
}

function Dots({ view, board }: { readonly view: BoardView; readonly board: number }) {
  return view.marks.flatMap(({ cell, symbol: name }) => {
    const [on, at = 0] = cell.split('.').map(Number);
    const symbol = asSymbol(name);
    if (on !== board || !symbol) return [];
    const last = view.last?.cells.includes(cell);
    return (
      <g
        key={cell}
        data-mark={symbol}
        transform={`translate(${(at % 3) * CELL} ${Math.floor(at / 3) * CELL})`}
      >
        {last ? <rect width={CELL} height={CELL} rx={3} className={styles['last']} /> : null}
        <g transform={`translate(${-SPILL} ${-SPILL})`}>
          <MarkIcon symbol={symbol} size={CELL + 2 * SPILL} />
        </g>
      </g>
    );
  });
}
