import { expect, test } from 'vitest';
import { createStudy } from '../../play/learn/study.ts';
import type { MatchState } from '../../play/match-state.ts';
import type { WrittenMatch } from '../../rules/match-text/write.ts';
import { loadVariant } from '../../variants/menu.ts';
import { aboutVariation, keepImported } from './imported.ts';

async function variation(...moves: readonly string[]): Promise<MatchState> {
  const { game } = await loadVariant('classic');
  const options = { teams: false };
  return createStudy({ game: 'classic', version: game.version, seats: 2, options, moves }).at(
    moves,
  );
}

test('IMP-06: what was imported with a match is saved with it, and with nothing else', async () => {
  const against = { level: 'hard', person: 1 } as const;
  const bot = { kind: 'bot', name: 'hard' } as const;
  expect(aboutVariation(await variation('4', '0'), against)).toEqual({
    players: [bot, null],
    date: null,
  });
  const { record } = await variation('4', '0');
  const match: WrittenMatch = {
    record,
    players: [{ kind: 'person', name: 'Ann' }, bot],
    date: '2026-11-24',
  };
  keepImported(match);
  for (const moves of [
    ['4', '0'],
    ['4', '0', '8'],
  ])
    expect(aboutVariation(await variation(...moves), null)).toEqual(match);
  for (const moves of [['4'], ['4', '1'], []])
    expect(aboutVariation(await variation(...moves), null)).toEqual({
      players: [null, null],
      date: null,
    });
});
