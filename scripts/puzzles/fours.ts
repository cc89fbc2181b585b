/** Wins by continuous threats, proven by the bots' search and by brute force over lists of lines. */
import { Threats } from '../../src/variants/infinite/bot-threats.ts';
import { boardOf } from '../../src/variants/infinite/bot.ts';
import type { InfiniteState } from '../../src/variants/infinite/rules.ts';
import { completingCells, threateningCells, winsByThreats, type Marks } from './naive-fours.ts';
import { cube, plane, type ThreatBoard } from './threat-positions.ts';
import type { Game, Json, MatchRecord } from '../../src/rules/game.ts';
import { CERTAIN } from '../../src/engine/worth.ts';
import { notation } from '../../src/rules/match.ts';
import { brainOf, games, type GameId } from '../../src/variants/rules.ts';
import type { Task } from './proof-by-search.ts';
import { after, stateOf } from './symmetry.ts';

/** The most threats before the completing mark that the brute force looks for. */
const MOST = 6;
/** Shorter wins need no threat before the one that can't be answered. */
const SHORTEST = 5;
const LIMITS = { maxNodes: 20_000, until: Infinity };

/** Whether the bots' search finds a win by threats for the side to move. */
function isWonByBrain(id: GameId, state: Json): boolean {
  if (id === 'infinite') {
    const { turn } = state as InfiniteState;
    const board = boardOf(state as InfiniteState, turn, 1 - turn);
    return new Threats(board).win(0, false, LIMITS) > 0;
  }
  const verdicts = brainOf(id)?.consult?.(state, { limits: LIMITS, own: {}, seed: 0 });
  return verdicts?.some(({ worth }) => worth > CERTAIN) ?? false;
}

/**
 * Lists the first moves with which the bots' search finds a win by threats: each leaves one reply,
 * and wins after it.
 */
function foursByBrain(record: MatchRecord): readonly string[] {
  const id = record.game as GameId;
  const game = games[id];
  const state = stateOf(game, record);
  if (!isWonByBrain(id, state)) return [];
  return game.moves(state).flatMap((move) => {
    const next = game.apply(state, move);
    const position = brainOf(id)?.pack(next);
    if (!position) return [];
    const list = new Int32Array(position.width);
    if (position.candidates(list, 0) !== 1) return [];
    const replied = after(game, next, position.notation(list[0] ?? 0));
    const isWon = game.toMove(replied) !== null && isWonByBrain(id, replied);
    return isWon ? [notation(game, move)] : [];
  });
}

/** A position as lists of marks and lines. */
type PlacedMarks = { readonly place: ThreatBoard; readonly marks: Marks; readonly side: number };

const places = new Map<string, ThreatBoard>();

function placeOf({ game, options }: MatchRecord): ThreatBoard {
  const { length } = options as { readonly length?: 3 | 4 | 5 };
  const key = `${game} ${length}`;
  const place = places.get(key) ?? (length === undefined ? cube : plane(length));
  places.set(key, place);
  return place;
}

function placedMarksOf(record: MatchRecord): PlacedMarks {
  const place = placeOf(record);
  const cells = new Map(
    Array.from({ length: place.cells }, (_, cell) => [place.nameOf(cell), cell]),
  );
  const marks = Array.from({ length: place.cells }, () => -1);
  record.moves.forEach((text, index) => (marks[cells.get(text) ?? -1] = index % 2));
  return { place, marks, side: record.moves.length % 2 };
}

/** The cells that win with at most `threats` threats, each with the reply to it. */
function attacks(
  { place, marks, side }: PlacedMarks,
  threats: number,
): readonly (readonly [number, number])[] {
  const { board } = place;
  const theirs = completingCells(board, marks, 1 - side);
  if (theirs.length > 1) return [];
  return threateningCells(board, marks, side).flatMap((cell) => {
    if ((theirs[0] ?? cell) !== cell) return [];
    const next = marks.with(cell, side);
    const wins = completingCells(board, next, side);
    const [reply = -1] = wins;
    if (reply < 0 || completingCells(board, next, 1 - side).length > 0) return [];
    const replied = next.with(reply, 1 - side);
    const isWon = wins.length > 1 || winsByThreats(board, replied, side, threats - 1);
    return isWon ? [[cell, reply] as const] : [];
  });
}

/** The first moves that win by threats, and the shortest solution, by brute force. */
export function foursByForce(record: MatchRecord) {
  const placed = placedMarksOf(record);
  const { place, side } = placed;
  const firsts = attacks(placed, MOST).map(([cell]) => place.nameOf(cell));
  let fewest = 1;
  while (fewest < MOST && attacks(placed, fewest).length === 0) fewest += 1;
  const solution: string[] = [];
  let { marks } = placed;
  for (let threats = fewest; completingCells(place.board, marks, side).length === 0; threats -= 1) {
    const [best] = attacks({ place, marks, side }, threats);
    if (!best) return { firsts, solution: [] };
    solution.push(...best.map((cell) => place.nameOf(cell)));
    marks = marks.with(best[0], side).with(best[1], 1 - side);
  }
  const [last = -1] = completingCells(place.board, marks, side);
  return { firsts, solution: [...solution, place.nameOf(last)] };
}

/** Returns a position's task by fours if both proofs agree; else null. */
export function foursTask(
  game: Game,
  record: MatchRecord,
): { readonly task: Task; readonly solution: readonly string[] } | null {
  const [found, ...more] = foursByBrain(record);
  if (found === undefined || more.length > 0) return null;
  const { firsts, solution } = foursByForce(record);
  if (firsts.join(' ') !== found || solution.length < SHORTEST) return null;
  const all = game.moves(stateOf(game, record)).map((move) => notation(game, move));
  const others = all.filter((text) => text !== found);
  return {
    task: { goal: { kind: 'fours', plies: solution.length }, firsts, others, isHalf: false },
    solution,
  };
}
