import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sized } from '../../../tests/size.ts';
import { readPresence } from './presence.ts';

const NOBODY = { players: new Set(), spectators: 0, numbers: [] };

test('ONL-83 our server has an entry for each player, and one for all spectators', () => {
  const told = { ann: [{ player: 'ann' }], watching: [{ watching: 3, numbers: [1, 4, 5] }] };
  expect(readPresence(told, true)).toEqual({
    players: new Set(['ann']),
    spectators: 3,
    numbers: [1, 4, 5],
  });
});

test('ONL-83 elsewhere a page counts one, whatever it says of itself', () => {
  const told = {
    a: [{ watching: 1e9, numbers: [1] }],
    b: [{ numbers: 'xx' }],
    c: [{ watching: -5 }, { text: 'x'.repeat(200_000) }],
    d: [{ player: 7 }],
  };
  expect(readPresence(told, false)).toEqual({ ...NOBODY, spectators: 4 });
});

test('ONL-83 a stranger with the key of a player’s page doesn’t hide the player', () => {
  expect(readPresence({ key: [{}, { player: 'ann' }] }, false)).toEqual({
    ...NOBODY,
    players: new Set(['ann']),
  });
});

test('numbers that are none are left out, and so are long names', () => {
  const told = {
    a: [{ watching: 1e9, numbers: [0, 1.5, '2', 3] }],
    b: [{ player: 'x'.repeat(37) }],
  };
  expect(readPresence(told, true)).toEqual({ ...NOBODY, spectators: 1, numbers: [3] });
  const many = { a: [{ watching: 2, numbers: Array.from({ length: 21 }, () => 1) }] };
  expect(readPresence(many, true)).toEqual({ ...NOBODY, spectators: 2 });
});

test('whatever is shown, nothing throws and little is kept', () => {
  const metas = fc.oneof(
    fc.jsonValue(),
    fc.array(
      fc.record(
        { player: fc.jsonValue(), watching: fc.jsonValue(), numbers: fc.jsonValue() },
        { requiredKeys: [] },
      ),
    ),
  );
  const told = fc.oneof(fc.jsonValue(), fc.dictionary(fc.string(), metas));
  fc.assert(
    fc.property(told, fc.boolean(), (raw, isOurs) => {
      const { players, spectators, numbers } = readPresence(raw, isOurs);
      expect([...players].every((id) => id.length <= 36)).toBe(true);
      expect(spectators).toBeLessThanOrEqual(1_000_000);
      expect(isOurs ? numbers.length <= 20 : numbers).toEqual(isOurs ? true : []);
    }),
    { numRuns: sized(20_000, 500) },
  );
});
