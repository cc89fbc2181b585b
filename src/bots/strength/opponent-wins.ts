/** The opponent's wins in one, and how hard each is to see. */
import type { Coordinates, Position } from '../../engine/brain.ts';
import { listMoves } from '../../engine/list-moves.ts';
import type { MatchRecord } from '../../rules/game.ts';
import { findMove, play, leaverOf } from '../../rules/match.ts';
import type { BotMatch } from '../bot-match.ts';

/**
 * With more moves than this, only those replies are tried that won after one of a few other moves.
 */
const MANY = 90;
const PROBES = 3;

/** By move: the replies with which the next side wins at once. Moves without one are absent. */
export function winningReplies(
  position: Position,
  moves: readonly number[],
): ReadonlyMap<number, readonly number[]> {
  const found = new Map<number, readonly number[]>();
  const known = moves.length > MANY ? new Set<number>() : null;
  for (const move of known ? moves.slice(0, PROBES) : moves) {
    const wins = winsAfter(position, move, null);
    for (const reply of wins) known?.add(reply);
    if (wins.length > 0) found.set(move, wins);
  }
  for (const move of known && known.size > 0 ? moves.slice(PROBES) : []) {
    const wins = winsAfter(position, move, known);
    if (wins.length > 0) found.set(move, wins);
  }
  return found;
}

function winsAfter(
  position: Position,
  move: number,
  only: ReadonlySet<number> | null,
): readonly number[] {
  const mover = position.side;
  position.play(move);
  const { side } = position;
  let wins: readonly number[] = [];
  if (!position.isOver && side !== mover) {
    wins = listMoves(position).filter((reply) => {
      if (only && !only.has(reply)) return false;
      position.play(reply);
      const isWin = position.isOver && position.margin(side) > 0;
      position.undo();
      return isWin;
    });
  }
  position.undo();
  return wins;
}

/** The features that make a line harder to see than a row or column near the latest move. */
const PER_AXIS = 0.2;
const THROUGH_LEVELS = 0.1;
/** A reply next to the latest move is easier to see, and every step away makes it harder. */
const NEAR = 0.55;
const PER_STEP = 0.3;
const FARTHEST = 1.6;

/** Estimates how often a reply that wins after a move is overlooked, as a multiple of the usual. */
export function measureHiddenness(
  { game, state, position, brain }: BotMatch,
  record: MatchRecord,
  move: number,
  reply: number,
): number {
  const text = replyText(position, move, reply);
  const seat = game.toMove(state) ?? 0;
  const after = play(game, state, seat, position.notation(move));
  if (!after.ok) return 1;
  const coordinatesOf = (notation: string) => brain?.coordinatesOf?.(after.value, notation) ?? [];
  const latest = coordinatesOf(
    record.moves.findLast((notation) => leaverOf(notation) === null) ?? '',
  );
  const there = coordinatesOf(text);
  const steps = Math.min(...there.flatMap((cell) => latest.map((from) => apart(cell, from))));
  const far = Number.isFinite(steps) ? Math.min(NEAR + PER_STEP * steps, FARTHEST) : 1;
  const won = findMove(game, after.value, text);
  const line = won === undefined ? [] : game.outcome(game.apply(after.value, won))?.lines[0];
  const axes = axesOf((line ?? []).flatMap(coordinatesOf));
  const kind =
    1 + PER_AXIS * Math.max(axes.length - 1, 0) + (axes.includes(2) ? THROUGH_LEVELS : 0);
  return far * kind;
}

function replyText(position: Position, move: number, reply: number): string {
  position.play(move);
  const notation = position.notation(reply);
  position.undo();
  return notation;
}

/** The steps of a king from one place to the other. */
const apart = (a: Coordinates, b: Coordinates): number =>
  Math.max(...a.map((here, axis) => Math.abs(here - (b[axis] ?? 0))));

/** The axes along which a line runs; a line of the finished game has at least two cells. */
export function axesOf(line: readonly Coordinates[]): readonly number[] {
  const [from, to] = [line[0], line.at(-1)];
  return [0, 1, 2].filter((axis) => from?.[axis] !== to?.[axis]);
}
