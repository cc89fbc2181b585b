import { useEffect, useRef } from 'react';
import { gameOf, isLive, type MatchState, shownPly, turnOf } from '../../play/match-state.ts';
import type { BoardView } from '../../play/view.ts';
import type { BoardLayout } from '../../rules/board.ts';
import type { CellId } from '../../rules/game.ts';
import { text } from '../../text/play.ts';
import { speech } from '../../text/speech.ts';
import { moveName, gridPositionOf } from '../../ui/board/cell-name.ts';
import { openKeyHelp } from '../../ui/dialogs/key-help.ts';
import { say } from '../../ui/notices/Announcer.tsx';
import { sendCameraCommand, type CameraCommand } from '../../play/camera-commands.ts';
import { STEPS } from '../../play/camera-steps.ts';
import { nameShownMove } from '../moves/named-move.ts';
import { type LineKey, listNames, readLines } from './lines.ts';
import { joinParts, noteOf } from './announcement.ts';

type Props = {
  readonly match: MatchState;
  readonly view: BoardView;
  readonly layout: BoardLayout;
};

const LINES: ReadonlySet<string> = new Set(['r', 'c', 'd', 's']);
const VIEW: Readonly<Record<string, CameraCommand>> = {
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

function handle(event: KeyboardEvent, cell: CellId, { match, view, layout }: Props): boolean {
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  const order = event.shiftKey ? PAN[key] : undefined;
  if (order ?? VIEW[key]) sendCameraCommand(order ?? VIEW[key] ?? 'reset');
  else if (key === '?') openKeyHelp();
  else if (LINES.has(key)) say(readLines(key as LineKey, layout, view, cell) ?? '');
  else if (key === 't') say(threats(match, view, layout));
  else if (key === 'l') say(shownPly(match) === 0 ? speech.noMove : nameShownMove(match, layout));
  else if (key === 'n') {
    const next = nextOpen(layout, view, cell, event.shiftKey ? -1 : 1);
    if (next === null) say(refusal(match));
    else focusOn(next);
  } else if (layout.block && (key === 'PageUp' || key === 'PageDown'))
    focusOn(nextBlock(layout, view, cell, key === 'PageDown' ? 1 : -1));
  else return false;
  return true;
}

/** Why nothing can be played now. */
const refusal = (match: MatchState): string =>
  turnOf(match) === null ? text.refusals.over : text.refusals.wait;

/** The moves that win at once, by name, or those that lose, and what the board warns of. */
function threats(match: MatchState, view: BoardView, layout: BoardLayout): string {
  const game = gameOf(match);
  const state = match.states[shownPly(match)] ?? null;
  const seat = game.toMove(state);
  if (seat === null || !isLive(match) || match.setup.controllers[seat]?.kind !== 'person')
    return refusal(match);
  const cells = game.cells(state);
  const { lineLoses = false } = game.about;
  const decisive = game
    .moves(state)
    .filter((move) => game.outcome(game.apply(state, move))?.scores[seat] === (lineLoses ? 0 : 1))
    .map((move) => moveName(layout, cells, game.picks(move)).full);
  const [none, some] = lineLoses ? [speech.noLoss, speech.loses] : [speech.noWin, speech.wins];
  const found = decisive.length === 0 ? none : some(listNames(decisive));
  return joinParts(found, noteOf({ match, view }, layout));
}

/** The next open cell in reading order, round the board; null where none is open. */
function nextOpen(layout: BoardLayout, view: BoardView, cell: CellId, step: 1 | -1): CellId | null {
  const order = layout.grid(view.cells).flat(2);
  const from = order.indexOf(cell);
  for (let away = 1; away <= order.length; away += 1) {
    const next = order[(from + step * away + order.length * away) % order.length];
    if (next !== undefined && view.open.has(next)) return next;
  }
  return null;
}

/** The same cell of the next small board, round the board. */
function nextBlock(layout: BoardLayout, view: BoardView, cell: CellId, step: 1 | -1): CellId {
  const layers = layout.grid(view.cells);
  const rows = layers[0] ?? [];
  const at = gridPositionOf(layers, cell);
  const size = layout.block?.size ?? 1;
  if (!at) return cell;
  const across = Math.floor(rows.length / size);
  const block = Math.floor(at.row / size) * across + Math.floor(at.column / size);
  const next = (block + step + across * across) % (across * across);
  const row = Math.floor(next / across) * size + (at.row % size);
  return rows[row]?.[(next % across) * size + (at.column % size)] ?? cell;
}

const focusOn = (cell: CellId): void =>
  document.querySelector<HTMLElement>(`[data-board] [data-cell="${cell}"]`)?.focus();
