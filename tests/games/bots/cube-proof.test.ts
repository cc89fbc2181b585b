/** 4x4x4, which the first player wins: Hard and the analysis know how. The proof itself is checked in `tests/full`. */
import { beforeAll, describe, expect, test } from 'vitest';
import { analyse } from '../../../src/bots/analyse.ts';
import { choose, prepare } from '../../../src/bots/choose.ts';
import { chooseOne, seedRandom, type Random } from '../../../src/engine/random.ts';
import type { MatchRecord } from '../../../src/rules/game.ts';
import { notation, play, replay } from '../../../src/rules/match.ts';
import { brain } from '../../../src/variants/3d/bot.ts';
import { createMoveByProof } from '../../../src/variants/3d/move-by-proof.ts';
import { stacks, threeD, type ThreeDState } from '../../../src/variants/3d/rules.ts';
import { sized } from '../../size.ts';

const MATCHES = sized(100, 2);
const options = { board: '4x4x4', centreClosed: false, teams: false, swap: false } as const;
const record: MatchRecord = { game: '3d', version: 1, seats: 2, first: 0, options, moves: [] };
const BUDGET = { maxNodes: 20_000 };

function stateOf(each: MatchRecord): ThreeDState {
  const states = replay(threeD, each);
  const state = states.ok ? states.value.at(-1) : undefined;
  if (!state) throw new Error('not a match');
  return state;
}

/** Whether the proof alone, without a search, knows a verdict on the position. */
const isInProof = (state: ThreeDState): boolean =>
  brain.consult?.(state, { limits: { maxNodes: 0, until: Infinity }, own: {}, seed: 0 }) !== null;

/** A reply that the proof has a reply to, if there is one. */
function reply(state: ThreeDState, random: Random): string {
  const moves = threeD.moves(state);
  const hard = moves.filter((move) => isInProof(threeD.apply(state, move)));
  return notation(threeD, chooseOne(random, hard.length > 0 ? hard : moves));
}

/** Hard moves first, and the other side stays in the proof for as long as it can. */
function playMatch(first: 0 | 1, random: Random): ThreeDState {
  const moves: string[] = [];
  let hasReply = true;
  for (;;) {
    const now = { ...record, first, moves };
    const state = stateOf(now);
    if (state.end) return state;
    if (state.turn !== first) {
      moves.push(reply(state, random));
      hasReply = isInProof(stateOf({ ...now, moves }));
      continue;
    }
    const analysis = analyse(now, BUDGET);
    expect(analysis.moves[0]?.value.kind, moves.join(' ')).toBe('win');
    moves.push(choose(now, 'hard', BUDGET));
    const after = stateOf({ ...now, moves });
    if (hasReply && !after.end) expect(isInProof(after), moves.join(' ')).toBe(true);
  }
}

describe('AI-03 R-BOT-13 4x4x4 for two players', () => {
  beforeAll(() => prepare('3d', options));

  test.each([0, 1] as const)(`Hard wins all of ${MATCHES} matches that seat %i begins`, (first) => {
    const random = seedRandom(1, `cube ${first}`);
    for (let match = 0; match < MATCHES; match += 1)
      expect(playMatch(first, random).end?.scores[first]).toBe(1);
  });

  test('the first mark on a strong cell wins, and only there it is proven', () => {
    const kinds = (cell: string) =>
      new Set(analyse({ ...record, moves: [cell] }, BUDGET).moves.map(({ value }) => value.kind));
    for (const cell of ['0.0', '3.15', '1.5', '2.9', '0.12'])
      expect(kinds(cell)).toEqual(new Set(['loss']));
    expect(kinds('0.1')).toEqual(new Set(['guess']));
    expect(analyse(record, BUDGET).moves[0]).toMatchObject({ value: { kind: 'win' } });
  });

  test('four players and teams are another game', () => {
    const others = [
      { ...record, seats: 4 },
      { ...record, seats: 4, options: { ...options, teams: true } },
    ];
    for (const other of others)
      expect(analyse(other, { maxNodes: 2000 }).moves[0]?.value.kind).toBe('guess');
  });
});

describe('LES-07: arguing with the proof', () => {
  const prove = createMoveByProof();
  const start = stateOf(record);
  const move = (state: ThreeDState, text: string): ThreeDState => {
    const next = play(threeD, state, state.turn, text);
    if (!next.ok) throw new Error(`${text}: ${next.error}`);
    return next.value;
  };
  const repliesTo = (state: ThreeDState) =>
    threeD.moves(state).map((each) => threeD.apply(state, each));

  test('each length is one more than the longest that any reply leaves', () => {
    const random = seedRandom(1, 'lengths');
    expect(prove(start).left).toBe(19);
    for (let line = 0; line < sized(60, 6); line += 1) {
      let state = start;
      for (
        let { left, notation: made } = prove(state);
        left > 0;
        { left, notation: made } = prove(state)
      ) {
        const after = repliesTo(move(state, made));
        const lengths = after.map((each) => prove(each).left);
        expect(Math.max(...lengths), state.board).toBe(left - 1);
        const longest = after.filter((_, at) => (lengths[at] as number) >= left - 2);
        state = chooseOne(random, longest);
      }
    }
  });

  test('where threats alone win, X needs no more moves than it says', () => {
    const random = seedRandom(1, 'threats');
    for (let match = 0; match < sized(300, 30); match += 1) {
      let state = start;
      let most = Infinity;
      for (;;) {
        const { notation: made, left, plies } = prove(state);
        expect(left === 0).toBe(plies !== null);
        if (plies !== null) expect(plies, state.board).toBeLessThanOrEqual(most);
        most = plies === null ? Infinity : plies - 2;
        state = move(state, made);
        if (state.end) break;
        state = chooseOne(random, repliesTo(state));
      }
      expect(state.end?.scores[0]).toBe(1);
    }
  });
});

describe('AI-03 R-BOT-13 4x4x4 with the swap rule', () => {
  const swapped = { ...record, options: { ...options, swap: true } };
  const valuesAfter = (...moves: string[]) =>
    new Map(
      analyse({ ...swapped, moves }, BUDGET).moves.map(({ move, value }) => [move, value.kind]),
    );
  const isStrong = (cell: string) =>
    stacks['4x4x4'].board.lines.filter((line) =>
      line.some((at) => stacks['4x4x4'].board.ids[at] === cell),
    ).length === 7;
  beforeAll(() => prepare('3d', swapped.options));

  test('a first mark on one of the 16 strong cells loses; of the other 48 nothing is known', () => {
    const values = [...valuesAfter()];
    expect(values).toHaveLength(64);
    expect(values.filter(([, kind]) => kind === 'loss')).toHaveLength(16);
    for (const [cell, kind] of values) expect(kind, cell).toBe(isStrong(cell) ? 'loss' : 'guess');
    expect(isStrong(choose(swapped, 'hard', BUDGET))).toBe(false);
  });

  test.each(['0.0', '2.9'])('whoever takes over the mark on %s wins, and only so', (first) => {
    const { swap, ...others } = Object.fromEntries(valuesAfter(first));
    expect(swap).toBe('win');
    expect(Object.values(others)).toHaveLength(63);
    expect(new Set(Object.values(others))).toEqual(new Set(['loss']));
    expect(choose({ ...swapped, moves: [first] }, 'hard', BUDGET)).toBe('swap');
    // The side whose mark was taken over moves now, and loses.
    expect(new Set(valuesAfter(first, 'swap').values())).toEqual(new Set(['loss']));
  });

  test('of a weak first mark nothing is known, taken over or not', () => {
    expect(new Set(valuesAfter('0.1').values())).toEqual(new Set(['guess']));
    expect(new Set(valuesAfter('0.1', 'swap').values())).toEqual(new Set(['guess']));
  });
});
