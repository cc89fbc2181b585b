/** Plays every move of every step of the lessons, and checks what their words say about it. */
import { describe, expect, test } from 'vitest';
import { losingMoves } from '../../src/play/learn/goals.ts';
import { createLesson } from '../../src/play/learn/lesson.ts';
import type { Json } from '../../src/rules/game.ts';
import { newRecord, notation, replay, winners } from '../../src/rules/match.ts';
import { stacks } from '../../src/variants/3d/rules.ts';
import { boardsIn } from '../../src/variants/ultimate/board.ts';
import { type GameId, games } from '../../src/variants/rules.ts';
import { cardOf, loadVariant, gameIds } from '../../src/variants/menu.ts';

const taught = gameIds.filter((id) => cardOf(id).lesson);

async function lessonOf(id: GameId) {
  const lesson = await (await loadVariant(id)).lesson?.();
  if (!lesson) throw new Error(`${id} has no lesson`);
  return lesson;
}

/** The state of a step's position, after more moves. */
async function stateOf(id: GameId, at: number, more: readonly string[] = []): Promise<Json> {
  const game = games[id];
  const { steps } = await lessonOf(id);
  const { options = {}, moves } = steps[at] ?? steps[0];
  const record = newRecord(game, game.seats[0], options);
  if (!record.ok) throw new Error(`${id} ${at}: ${record.error}`);
  const states = replay(game, { ...record.value, moves: [...moves, ...more] });
  if (!states.ok) throw new Error(`${id} ${at}: ${states.error}`);
  return states.value.at(-1) ?? null;
}

/** A step with a move made: the states before and after it, and after the other side's reply. */
async function played(id: GameId, at: number, move: string) {
  const { steps } = await lessonOf(id);
  const { does, reply } = steps[at] ?? steps[0];
  const before = await stateOf(id, at);
  const after = await stateOf(id, at, [move]);
  const isDone = does(before, after);
  const last = isDone && reply ? await stateOf(id, at, [move, reply(after)]) : after;
  return { before, after, last, isDone };
}

/** The moves that reach a step's goal. */
async function solving(id: GameId, at: number): Promise<readonly string[]> {
  const game = games[id];
  const position = await stateOf(id, at);
  const all = game.moves(position).map((move) => notation(game, move));
  const results = await Promise.all(all.map((move) => played(id, at, move)));
  return all.filter((_, index) => results[index]?.isDone).toSorted();
}

const NINE = [0, 1, 2, 3, 4, 5, 6, 7, 8];
const PAIRS = NINE.flatMap((a) => NINE.filter((b) => b > a).map((b) => `${a}-${b}`));
const EDGE = Array.from({ length: 25 }, (_, at) => [at % 5, Math.floor(at / 5)] as const)
  .filter((place) => place.some((each) => each === 0 || each === 4))
  .map((place) => place.join())
  .toSorted();

/** By game, the moves meant in each step. */
const MEANT: Readonly<Partial<Record<GameId, readonly (readonly string[])[]>>> = {
  quantum: [PAIRS, ['0-4', '0-5', '4-5'], ['0'], ['5']],
  ultimate: [NINE.map((board) => `${board}.4`), ['4.2'], ['8.6'], ['0.0']],
  misere: [['3', '5', '6', '7'], ['3', '5', '6', '7'], ['3']],
  wild: [NINE.map((cell) => `${cell}-X`), ['2-X'], ['5-X'], ['5-O']],
  '3d': [['1.4', '2.4'], ['0.2'], ['2.8'], ['2.8'], ['2.6']],
  infinite: [EDGE, ['5,2'], ['0,2', '4,2'], ['4,2']],
};

test('LES-01: the games with a lesson are those that are new to most people', () => {
  expect(taught.toSorted()).toEqual(Object.keys(MEANT).toSorted());
});

describe.each(taught)('the lesson of %s', (id) => {
  test('LES-01: has three to five steps, with words for each', async () => {
    const { steps, words } = await lessonOf(id);
    expect(steps.length).toBeGreaterThanOrEqual(3);
    expect(steps.length).toBeLessThanOrEqual(5);
    expect(words).toHaveLength(steps.length);
    for (const [at, { missed }] of words.entries()) {
      const count = games[id].moves(await stateOf(id, at)).length;
      // If every move reaches the goal, none is missed.
      expect(missed === undefined).toBe((await solving(id, at)).length === count);
    }
  });

  test('LES-02: exactly the moves meant do what a step asks', async () => {
    const { steps } = await lessonOf(id);
    const found = await Promise.all(steps.map((_, at) => solving(id, at)));
    expect(found).toEqual(MEANT[id]);
  });

  test('LES-02: opens as a lesson, with the reader to move', async () => {
    const { steps } = await lessonOf(id);
    const lesson = createLesson(id, steps);
    for (const [at] of steps.entries()) {
      expect(lesson.progress.getState()).toMatchObject({ at, seat: 0 });
      lesson.next();
    }
    lesson.dispose();
  });
});

const winnersOf = (id: GameId, state: Json): readonly number[] => {
  const outcome = games[id].outcome(state);
  return outcome ? winners(outcome) : [];
};
const classical = (state: Json): readonly string[] =>
  games.quantum
    .marks(state)
    .filter(({ ghost }) => !ghost)
    .map(({ symbol, subscript, cell }) => `${symbol}${subscript}@${cell}`)
    .toSorted();

describe('LES-02: what the words of a lesson say is what happens', () => {
  test('quantum', async () => {
    for (const move of ['0-4', '0-5', '4-5']) {
      const { last } = await played('quantum', 1, move);
      expect(classical(last), move).toHaveLength(3);
      expect(games.quantum.marks(last), move).toHaveLength(3);
    }
    expect(classical((await played('quantum', 2, '0')).last)).toEqual(['O2@5', 'O4@0', 'X1@4']);
    expect(classical((await played('quantum', 2, '5')).last)).toContain('O2@4');
    const { last } = await played('quantum', 3, '5');
    expect(games.quantum.outcome(last)).toEqual({ scores: [1, 0], lines: [['2', '4', '6']] });
    expect(games.quantum.outcome((await played('quantum', 3, '1')).last)).toBeNull();
  });

  test('ultimate', async () => {
    expect(boardsIn((await played('ultimate', 0, '7.4')).last).active).toEqual([4]);
    expect(boardsIn((await played('ultimate', 1, '4.2')).last).winners[4]).toBe('X');
    // Sent to the finished centre board: every other board is open.
    const free = (await played('ultimate', 2, '8.6')).before;
    expect(boardsIn(free).active).toEqual([0, 1, 2, 3, 5, 6, 7, 8]);
    const { last } = await played('ultimate', 3, '0.0');
    expect(winnersOf('ultimate', last)).toEqual([0]);
    expect(boardsIn(last).lines).toEqual([[0, 4, 8]]);
  });

  test('misere', async () => {
    expect(winnersOf('misere', (await played('misere', 0, '2')).last)).toEqual([1]);
    const { after } = await played('misere', 1, '3');
    expect(losingMoves(games.misere, after)).toEqual(['2']);
    expect(losingMoves(games.misere, (await played('misere', 1, '2')).after)).toEqual([]);
    expect(winnersOf('misere', (await played('misere', 2, '3')).last)).toEqual([0]);
  });

  test('wild', async () => {
    expect(winnersOf('wild', (await played('wild', 2, '5-O')).last)).toEqual([1]);
    expect(winnersOf('wild', (await played('wild', 3, '5-O')).last)).toEqual([0]);
  });

  test('3d', async () => {
    const { ids, through } = stacks['4x3x3'].board;
    const most = Math.max(...through.map((lines) => lines.length));
    expect(ids.filter((_, at) => through[at]?.length === most)).toEqual(['1.4', '2.4']);
    const lineOf = async (at: number, move: string) =>
      games['3d'].outcome((await played('3d', at, move)).last)?.lines;
    expect(await lineOf(1, '0.2')).toEqual([['0.0', '0.1', '0.2']]);
    expect(await lineOf(2, '2.8')).toEqual([['0.8', '1.8', '2.8']]);
    expect(await lineOf(3, '2.8')).toEqual([['0.0', '1.4', '2.8']]);
  });

  test('infinite', async () => {
    expect(games.infinite.cells((await played('infinite', 0, '0,2')).last)).toHaveLength(30);
    for (const [move, end] of [
      ['0,2', '4,2'],
      ['4,2', '0,2'],
    ] as const) {
      const { last } = await played('infinite', 2, move);
      // O has closed one end of the four, and X wins at the other.
      const ends = games.infinite.marks(last).filter(({ symbol }) => symbol === 'O');
      expect(ends).toHaveLength(4);
      const wins = games.infinite
        .moves(last)
        .filter((each) => winnersOf('infinite', games.infinite.apply(last, each)).includes(0));
      expect(wins, `${move}, then ${end}`).toHaveLength(1);
    }
  });
});
