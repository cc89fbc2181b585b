import {
  type CSSProperties,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useStore } from 'zustand';
import type { Roam } from '../../../play/roam.ts';
import type { BoardView } from '../../../play/view.ts';
import { boardOfCell } from '../board.ts';
import styles from './FlatView.module.css';
import { goNear, sight } from './sight.ts';
import { useFollowPlay } from './use-follow-play.ts';

/** On a flat board narrower than this, cells are narrower than 24 px. The scene: `LEAST` in framing.ts. */
const LEAST_BOARD = 272;
/** From one small board to the next, as a fraction of the board. */
const STEP = 0.31;
/** The scale of a small board shown large, with the edges of its neighbours. */
const CLOSE = 2.4;
/** The map's width on the left, and as much on the right. */
const MAP_ROOM = 132;

type Props = {
  readonly view: BoardView;
  readonly active: readonly number[];
  readonly roam: Roam;
  /** False for a board that is invisible over a canvas. */
  readonly isFlat: boolean;
  readonly children: ReactNode;
};

/** Enlarges one small board of a flat board where cells are too small for a finger. */
export function FlatView({ view, active, roam, isFlat, children }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const [{ side, width }, setSize] = useState({ side: 0, width: 0 });
  const near = useStore(sight, (seen) => seen.near);
  const isCramped = isFlat && side > 0 && side < LEAST_BOARD;

  useEffect(() => {
    const [grid] = frame.current?.children ?? [];
    const board = grid?.querySelector('[role="rowgroup"]');
    if (!grid || !board) return undefined;
    const observer = new ResizeObserver(() =>
      setSize({ side: board.clientWidth, width: grid.clientWidth }),
    );
    observer.observe(grid);
    observer.observe(board);
    return () => observer.disconnect();
  }, []);

  const press = (event: MouseEvent) => {
    // Keys are precise at any size.
    if (!isCramped || event.detail === 0) return;
    const id = (event.target as Element).closest<HTMLElement>('[data-cell]')?.dataset['cell'];
    const board = boardOfCell(id ?? '');
    const { gliding } = sight.getState();
    if (!gliding && (board === near || !active.includes(board))) return;
    event.stopPropagation();
    if (!gliding) goNear(board);
  };
  const scale = Math.min(CLOSE, (width - MAP_ROOM) / (side * STEP));
  const [x, y] = near === null ? [1, 1] : [near % 3, Math.floor(near / 3)];
  const style = {
    '--close': near === null ? 1 : scale,
    '--x': `${(1 - x) * STEP * side}px`,
    '--y': `${(1 - y) * STEP * side}px`,
  };
  return (
    <div
      ref={frame}
      className={isCramped ? styles['cramped'] : styles['roomy']}
      style={style as CSSProperties}
      onClickCapture={press}
    >
      {children}
      {isFlat ? <Follow {...{ view, active, roam, isCramped }} /> : null}
    </div>
  );
}

type FollowProps = Omit<Props, 'isFlat' | 'children'> & { readonly isCramped: boolean };

function Follow({ view, active, roam, isCramped }: FollowProps) {
  useFollowPlay(view, active, isCramped, roam);
  return null;
}
