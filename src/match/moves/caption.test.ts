import { expect, test } from 'vitest';
import type { Json } from '../../rules/game.ts';
import type { Controller, MatchState } from '../../play/match-state.ts';
import { createSession } from '../../play/session.ts';
import { loadVariant } from '../../variants/menu.ts';
import { fileName, captionOf } from './caption.ts';
import type { GameId } from '../../variants/rules.ts';

async function finished(
  game: GameId,
  moves: string,
  options: Json = {},
  controllers: readonly Controller[] = [{ kind: 'person', name: 'Ann' }, { kind: 'person' }],
): Promise<MatchState> {
  const { version } = (await loadVariant(game)).game;
  const seats = controllers.length;
  const record = { game, version, seats, options, moves: moves.split(' ') };
  const bots = { choose: () => new Promise<string>(() => {}) };
  const made = createSession({ game, seats, options, controllers }, { bots, resume: record });
  if (!made.ok) throw new Error(made.error);
  return made.value.store.getState();
}

const classic = { teams: false };
const friends = Array.from({ length: 4 }, () => ({ kind: 'person' as const }));

test.each([
  ['a win', 'classic', '0 3 1 4 2', classic, undefined, 'X wins after 5 moves'],
  ['a tie', 'classic', '0 1 2 4 3 5 7 6 8', classic, undefined, 'A tie after 9 moves'],
  [
    'players without a symbol',
    'wild',
    '0-X 4-O 1-X 2-X',
    { size: 3, winner: 'maker' },
    undefined,
    'Player 2 wins after 4 moves',
  ],
  ['a seat that left', 'classic', '0 3 !1', classic, undefined, 'X wins after 2 moves'],
  ['a team', 'classic', '0 3 1 4 2', { teams: true }, friends, 'X wins after 5 moves'],
] as const)(
  'PIC-02: the caption calls players by symbol or number: %s',
  async (_name, game, moves, options, controllers, caption) => {
    expect(captionOf(await finished(game, moves, options, controllers))).toBe(caption);
  },
);

test('PIC-03: the file is called after the variant and the date', async () => {
  const match = await finished('classic', '0 3 1 4 2', classic);
  expect(fileName(match, new Date(2026, 10, 4), 'png')).toBe('tic-tac-toe-classic-2026-11-04.png');
});
