import { useEffect, useRef } from 'react';
import { type MatchState, shownPly } from '../../play/match-state.ts';
import type { BoardView } from '../../play/view.ts';
import type { BoardLayout } from '../../rules/board.ts';
import type { CellId } from '../../rules/game.ts';
import { speech } from '../../text/speech.ts';
import { spotOf } from '../../ui/board/cell-name.ts';
import { openKeyHelp } from '../../ui/dialogs/key-help.ts';
import { announce } from '../../ui/notices/Announcer.tsx';
import { sendCameraCommand, type CameraCommand } from '../../play/camera-commands.ts';
import { STEPS } from '../../play/camera-steps.ts';
import { nameShownMove } from '../moves/named-move.ts';
import { type LineKey, describeLines } from './lines.ts';
import { refusalOf, describeThreats } from './threats.ts';
import { describeBoard } from './whole-board.ts';

type Props = {
  readonly match: MatchState;
  readonly view: BoardView;
  readonly layout: BoardLayout;
  /** Why nothing can be played now, other than whose turn it is. */
  readonly refusal?: string | undefined;
};

const LINES: ReadonlySet<string> = new Set(['r', 'c', 'd', 's']);
const CAMERA_KEYS: Readonly<Record<string, CameraCommand>> = {
  q: STEPS['turn-left'],
  e: STEPS['turn-right'],
  '+': STEPS.in,
  '-': STEPS.out,
  '0': 'reset',
};
const PAN: Readonly<Record<string, CameraCommand>> = {
  ArrowLeft: STEPS.left,
  ArrowRight: STEPS.right,
  ArrowUp: STEPS.up,
  ArrowDown: STEPS.down,
};

/** The keys of a board beside those that move its focus; `?` lists all. */
export function BoardKeys(props: Props) {
  const now = useRef(props);
  useEffect(() => {
    now.current = props;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const cell = event.target instanceof HTMLElement ? event.target.dataset['cell'] : undefined;
      if (cell === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
      if (!handle(event, cell, now.current)) return;
      event.preventDefault();
      // Before the grid moves its focus with the same arrow.
      event.stopPropagation();
    };
    document.addEventListener('keydown', press, { capture: true });
    return () => document.removeEventListener('keydown', press, { capture: true });
  }, []);
  return null;
}

function handle(
  event: KeyboardEvent,
  cell: CellId,
  { match, view, layout, refusal }: Props,
): boolean {
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  const order = event.shiftKey ? PAN[key] : undefined;
  if (order ?? CAMERA_KEYS[key]) sendCameraCommand(order ?? CAMERA_KEYS[key] ?? 'reset');
  else if (key === '?') openKeyHelp();
  else if (LINES.has(key)) announce(describeLines(key as LineKey, layout, view, cell) ?? '');
  else if (key === 't') announce(refusal ?? describeThreats(match, view, layout));
  else if (key === 'b') announce(describeBoard(layout, view));
  else if (key === 'l')
    announce(shownPly(match) === 0 ? speech.noMove : nameShownMove(match, layout));
  else if (key === 'm') document.querySelector<HTMLElement>('[data-message]')?.focus();
  else if (key === 'n') {
    const next = nextOpen(layout, view, cell, event.shiftKey ? -1 : 1);
    if (next === null) announce(refusal ?? refusalOf(match));
    else focusOn(next);
  } else if (layout.smallBoards && (key === 'PageUp' || key === 'PageDown'))
    focusOn(nextSmallBoard(layout, view, cell, key === 'PageDown' ? 1 : -1));
  else return false;
  return true;
}

/** The next open cell in reading order, wrapping around; null if none is open. */
function nextOpen(layout: BoardLayout, view: BoardView, cell: CellId, step: 1 | -1): CellId | null {
  const order = layout.grid(view.cells).flat(2);
  const from = order.indexOf(cell);
  for (let away = 1; away <= order.length; away += 1) {
    const next = order[(from + step * away + order.length * away) % order.length];
    if (next !== undefined && view.open.has(next)) return next;
  }
  return null;
}

/** The same cell of the next small board, wrapping around. */
function nextSmallBoard(layout: BoardLayout, view: BoardView, cell: CellId, step: 1 | -1): CellId {
  const levels = layout.grid(view.cells);
  const rows = levels[0] ?? [];
  const at = spotOf(levels, cell);
  const size = layout.smallBoards?.size ?? 1;
  if (!at) return cell;
  const across = Math.floor(rows.length / size);
  const here = Math.floor(at.row / size) * across + Math.floor(at.column / size);
  const next = (here + step + across * across) % (across * across);
  const row = Math.floor(next / across) * size + (at.row % size);
  return rows[row]?.[(next % across) * size + (at.column % size)] ?? cell;
}

const focusOn = (cell: CellId): void =>
  document.querySelector<HTMLElement>(`[data-board] [data-cell="${cell}"]`)?.focus();
