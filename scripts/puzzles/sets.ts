/** Which boards get puzzles, and positions of them that may hold one. */
import { choose } from '../../src/bots/choose.ts';
import type { Skill } from '../../src/bots/levels.ts';
import { chooseOne, seedRandom } from '../../src/engine/random.ts';
import type { Game, Json, MatchRecord } from '../../src/rules/game.ts';
import { newRecord, notation } from '../../src/rules/match.ts';
import { brainOf, games, type GameId } from '../../src/variants/rules.ts';
import { after, seenIn, stateOf, type Image } from './symmetry.ts';

/** A board and where its puzzles come from. */
export type PuzzleSet = {
  readonly options: Json;
  /** The number of puzzles; a board may have fewer positions. */
  readonly wanted: number;
  /** In games: the plies after which positions are read. */
  readonly plies?: readonly [least: number, most: number];
  /** The most plies to the end (`Position.horizon`), where `plies` doesn't limit them. */
  readonly horizon?: number;
  /** Positions that the second proof may visit. */
  readonly budget?: number;
  /** Wins by continuous threats only. */
  readonly byFours?: true;
};

const LATE = { wanted: 300, budget: 40_000 } as const;

export const SETS: Readonly<Partial<Record<GameId, readonly PuzzleSet[]>>> = {
  classic: [{ options: {}, wanted: Infinity }],
  misere: [
    { options: {}, wanted: Infinity },
    { ...LATE, options: { size: 4 }, plies: [6, 12] },
  ],
  wild: [
    { options: {}, wanted: Infinity },
    { options: { winner: 'maker' }, wanted: Infinity },
    { ...LATE, options: { size: 4 }, plies: [7, 12] },
    { ...LATE, options: { size: 4, winner: 'maker' }, plies: [7, 12], wanted: 100 },
  ],
  quantum: [{ ...LATE, options: {}, plies: [5, 12] }],
  extended: [{ ...LATE, options: {}, plies: [6, 12] }],
  '3d': [
    { ...LATE, options: { board: '3x3x3' }, plies: [4, 16] },
    { ...LATE, options: { board: '4x3x3' }, plies: [4, 16] },
    { ...LATE, options: { board: '4x4x4' }, plies: [8, 30], byFours: true },
  ],
  ultimate: [{ ...LATE, options: {}, plies: [30, 80], horizon: 18 }],
  infinite: [
    { ...LATE, options: { length: 5 }, plies: [8, 26], byFours: true },
    { ...LATE, options: { length: 4 }, plies: [5, 16], byFours: true },
  ],
};

/** A board's record without moves. */
export function emptyOf(id: GameId, options: Json): MatchRecord {
  const made = newRecord(games[id], 2, options);
  if (!made.ok) throw new Error(`${id} ${JSON.stringify(options)}: ${made.error}`);
  return made.value;
}

/** Every unfinished position, one of each by symmetry. */
export function* everyPosition(empty: MatchRecord, images: readonly Image[]) {
  const game = games[empty.game as GameId];
  let frontier: readonly MatchRecord[] = [empty];
  while (frontier.length > 0) {
    const found = new Map<string, MatchRecord>();
    for (const record of frontier) {
      const state = stateOf(game, record);
      if (game.toMove(state) === null) continue;
      yield record;
      for (const move of game.moves(state)) {
        const next = { ...record, moves: [...record.moves, notation(game, move)] };
        const { name } = seenIn(game, next, images);
        if (!found.has(name)) found.set(name, next);
      }
    }
    frontier = [...found.values()];
  }
}

/** One of the moves that look best at a glance: quick, and natural enough where a search is slow. */
const GLANCE = 'glance';
const RANDOM = 'random';
type Player = Skill | typeof GLANCE | typeof RANDOM;

const PLAYERS: readonly Player[] = [RANDOM, RANDOM, 'medium', { strength: 2 }, { strength: 5 }];
const QUICK: readonly Player[] = [GLANCE, GLANCE, GLANCE, GLANCE, 'medium'];

/** Yields endless positions from games that bots of all sorts play against each other. */
export function* played(empty: MatchRecord, { plies, byFours }: PuzzleSet, seed: number) {
  const game = games[empty.game as GameId];
  const [least, most] = plies ?? [0, Infinity];
  for (let match = 0; ; match += 1) {
    const random = seedRandom(seed, `${empty.game} ${match}`);
    const players = [0, 1].map(() => chooseOne(random, byFours ? QUICK : PLAYERS));
    const moves: string[] = [];
    let state = stateOf(game, empty);
    for (let seat = game.toMove(state); seat !== null; seat = game.toMove(state)) {
      const record = { ...empty, moves: [...moves] };
      if (moves.length >= least) yield record;
      if (moves.length >= most) break;
      const text = moveOf(game, state, record, players[seat] ?? RANDOM, random);
      moves.push(text);
      state = after(game, state, text);
    }
  }
}

/** Moves that a glance chooses from. */
const FEW = 5;

function moveOf(
  game: Game,
  state: Json,
  record: MatchRecord,
  player: Player,
  random: () => number,
): string {
  const position = player === GLANCE ? brainOf(record.game as GameId)?.pack(state) : null;
  if (position) {
    const list = new Int32Array(position.width);
    const count = position.candidates(list, 0);
    return position.notation(chooseOne(random, Array.from(list.subarray(0, Math.min(count, FEW)))));
  }
  if (player === RANDOM || player === GLANCE)
    return notation(game, chooseOne(random, game.moves(state)));
  return choose(record, player, { maxNodes: 1000, seed: Math.floor(random() * 1e9) });
}
