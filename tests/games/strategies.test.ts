/** Plays the advice of the strategy tips against every reply. */
import { expect, test } from 'vitest';
import { EMPTY, putSymbol } from '../../src/rules/rows/row-board.ts';
import { pages } from '../../src/variants/classic/words/en-pages.ts';
import { board } from '../../src/variants/classic/rules.ts';

type Cells = readonly number[];

const isFree = (marks: string) => (cell: number) => marks[cell] === EMPTY;
const free = (marks: string): Cells => board.ids.map((_, cell) => cell).filter(isFree(marks));

/** The cells that would finish a line for a player. */
const threats = (marks: string, player: string): Cells =>
  free(marks).filter((cell) =>
    board.through[cell]?.some((line) =>
      line.every((each) => each === cell || marks[each] === player),
    ),
  );

/** The cells that would make two threats at once for a player. */
const forks = (marks: string, player: string): Cells =>
  free(marks).filter((cell) => threats(putSymbol(marks, cell, player), player).length > 1);

/** The moves after which the other player can't fork; an own threat forces the other player's reply. */
function preventions(marks: string, me: string, they: string): Cells {
  if (forks(marks, they).length === 0) return [];
  return free(marks).filter((cell) => {
    const next = putSymbol(marks, cell, me);
    const theirs = forks(next, they);
    const forced = threats(next, me);
    return (forced.length > 0 ? forced : theirs).every((each) => !theirs.includes(each));
  });
}

/** The steps of the tip "Win, block, fork", by its words. */
const STEPS: Readonly<Record<string, (marks: string, me: string, they: string) => Cells>> = {
  'finish your own line': (marks, me) => threats(marks, me),
  'stop theirs': (marks, _me, they) => threats(marks, they),
  'make two threats at once': (marks, me) => forks(marks, me),
  'make a move after which they can’t': preventions,
  'take the centre': (marks) => [4].filter(isFree(marks)),
  'take a corner': (marks) => [0, 2, 6, 8].filter(isFree(marks)),
};

/** Every lost game of a player who always takes the first possible step. */
function lostBy(me: string, steps: readonly string[]): readonly string[] {
  const they = me === 'X' ? 'O' : 'X';
  const hasLine = (marks: string, player: string) =>
    board.lines.some((line) => line.every((cell) => marks[cell] === player));
  const lost = (marks: string, mover: string, played: string): readonly string[] => {
    if (hasLine(marks, they)) return [played.trim()];
    if (hasLine(marks, me)) return [];
    const chosen = steps
      .map((step) => STEPS[step]?.(marks, me, they) ?? [])
      .find((cells) => cells.length > 0);
    return (mover === me ? (chosen ?? free(marks)) : free(marks)).flatMap((cell) =>
      lost(putSymbol(marks, cell, mover), mover === me ? they : me, `${played} ${mover}${cell}`),
    );
  };
  return lost(EMPTY.repeat(9), 'X', '');
}

test('the steps of "Win, block, fork" never lose, first or second', () => {
  const [tip = { description: '' }] = pages.strategy.tips;
  const steps = /: ([^.]*)\./.exec(tip.description)?.[1]?.split(', ') ?? [];
  for (const step of steps) expect(Object.keys(STEPS)).toContain(step);
  expect(tip.description).toContain('If you never skip a step, you never lose.');
  expect(lostBy('X', steps).slice(0, 3), 'as X').toEqual([]);
  expect(lostBy('O', steps).slice(0, 3), 'as O').toEqual([]);
});
