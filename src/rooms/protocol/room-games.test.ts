import { describe, expect, test } from 'vitest';
import { games } from '../../variants/rules.ts';
import { freshMatch, lacksTeams, settingsOf } from './room-settings.ts';
import { isRoomGame, ROOM_GAMES, roomOfferOf, roomFacts } from './room-games.ts';

describe('games of rooms', () => {
  test.each([
    ['ONL-20', 'classic', 6, [3]],
    ['ONL-21', 'ultimate', 2, [3]],
    ['ONL-22', 'extended', 6, [4, 5]],
    ['ONL-23', '3d', 4, [3, 4]],
    ['ONL-24', 'quantum', 2, [3]],
    ['ONL-25', 'misere', 6, [3, 4]],
    ['ONL-26', 'wild', 4, [3, 4]],
    ['ONL-27', 'infinite', 4, [5]],
  ] as const)('%s %s: 2 to %i players, grids %j', (_row, id, most, sizes) => {
    const game = roomOfferOf(id);
    expect(game).toMatchObject({ id, minPlayers: 2, maxPlayers: most });
    expect(game.supportedGridSizes).toEqual(sizes);
    expect(games[id].seats).toEqual([2, most]);
  });

  test('DB-01 a definition has a title, a description and an icon', () => {
    for (const id of ROOM_GAMES) {
      const { title, description, icon } = roomOfferOf(id);
      expect([title.length, description.length, icon.length].every(Boolean)).toBe(true);
    }
    expect(isRoomGame('multiplayer')).toBe(false);
    expect(isRoomGame('__proto__')).toBe(false);
  });
});

describe('settings', () => {
  test('ONL-10 defaults', () => {
    expect(settingsOf({ variant: 'classic' })).toEqual({
      gridSize: 3,
      playerCount: 2,
      gameVariant: 'classic',
      options: { teams: false },
      listed: false,
      turnSeconds: 0,
      alternate: false,
    });
  });

  test.each([
    [99, 6],
    [-1, 2],
    [0, 2],
    [Number.NaN, 2],
    [Number.POSITIVE_INFINITY, 6],
    [3.4, 3],
  ])('ONL-11 %d players are clamped to %i', (players, playerCount) => {
    expect(settingsOf({ variant: 'classic', players }).playerCount).toBe(playerCount);
  });

  test('ONL-12 an unsupported grid size becomes the first', () => {
    expect(settingsOf({ variant: 'extended', gridSize: 3 }).gridSize).toBe(4);
    expect(settingsOf({ variant: 'extended', gridSize: 5 }).gridSize).toBe(5);
  });

  test('ONL-80 a turn time that is not offered is off', () => {
    expect(settingsOf({ variant: 'classic', turnSeconds: 30 }).turnSeconds).toBe(30);
    expect(settingsOf({ variant: 'classic', turnSeconds: 1 }).turnSeconds).toBe(0);
  });

  test('ONL-76 a room is private unless listed', () => {
    expect(settingsOf({ variant: 'classic', listed: true }).listed).toBe(true);
  });

  test('unknown options and values take the default', () => {
    const options = { winner: 'nobody', evil: true, teams: true };
    expect(settingsOf({ variant: 'wild', options }).options).toEqual({ winner: 'owner' });
  });

  test('ONL-39 teams are for 4 or 6', () => {
    const options = { teams: true };
    expect(settingsOf({ variant: 'classic', players: 5, options }).options).toEqual({
      teams: false,
    });
    const six = settingsOf({ variant: 'classic', players: 6, options });
    expect([4, 5, 6].map((seats) => lacksTeams(six, seats))).toEqual([false, true, false]);
  });

  test('WLD-10 with three or more seats "maker" is the only rule', () => {
    const settings = settingsOf({ variant: 'wild', players: 4 });
    expect([2, 3].map((seats) => freshMatch(settings, seats, 0).options)).toEqual([
      { size: 3, winner: 'owner' },
      { size: 3, winner: 'maker' },
    ]);
  });

  test('every game, size, option and number of players makes a match', () => {
    let matches = 0;
    for (const game of ROOM_GAMES) {
      const { maxPlayers, supportedGridSizes } = roomOfferOf(game);
      for (const gridSize of supportedGridSizes) {
        for (const [key, values] of Object.entries({
          none: [true],
          ...roomFacts(game).options,
        })) {
          for (const value of values) {
            const settings = settingsOf({
              variant: game,
              gridSize,
              players: 6,
              options: { [key]: value },
            });
            for (let seats = 2; seats <= maxPlayers; seats += 1) {
              expect(freshMatch(settings, seats, seats - 1)).toMatchObject({
                game,
                seats,
              });
              matches += 1;
            }
          }
        }
      }
    }
    expect(matches).toBeGreaterThan(100);
  });
});
