/** Whole matches written down by hand, position by position. */
import { expect, test } from 'vitest';
import type { Json, MatchRecord, Outcome } from '../../src/rules/game.ts';
import { replay } from '../../src/rules/match.ts';
import { games, isGameId } from '../../src/variants/rules.ts';
import classic from './classic.golden.json' with { type: 'json' };

type Golden = {
  readonly source: string;
  readonly record: MatchRecord;
  /** After each ply, rows from the top; "." is an empty cell. */
  readonly boards: readonly (readonly string[])[];
  readonly outcome: Outcome;
};

const goldens: readonly Golden[] = [classic];

test.each(goldens)('golden match of $record.game: $source', ({ record, boards, outcome }) => {
  if (!isGameId(record.game)) throw new Error(`no such game: ${record.game}`);
  const game = games[record.game];
  const states = replay(game, record);
  if (!states.ok) throw new Error(states.error);
  const width = boards[0]?.[0]?.length ?? 0;
  const rendered = states.value.map((state: Json) => {
    const symbols = new Map(game.marks(state).map(({ cell, symbol }) => [cell, symbol]));
    const line = game
      .cells(state)
      .map((cell) => symbols.get(cell) ?? '.')
      .join('');
    return line.match(new RegExp(`.{${width}}`, 'g')) ?? [];
  });
  expect(rendered).toEqual(boards);
  expect(game.outcome(states.value.at(-1) ?? null)).toEqual(outcome);
});
