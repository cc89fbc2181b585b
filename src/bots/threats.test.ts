/** Wins by continuous threats: found by trying, then left to Hard. */
import { describe, expect, test } from 'vitest';
import { cube, plane, threatScenes, winsFrom } from '../../tests/games/threat-positions.ts';
import { seeded } from './random.ts';

const places = [
  ['4x4x4', cube],
  ['infinite, five in a row', plane(5)],
  ['infinite, four in a row', plane(4)],
] as const;

describe.each(places)('AI-10 %s', (name, place) => {
  test('Hard wins all of 30 positions with a win by at most four threats', () => {
    const scenes = threatScenes(place, 30, 4, seeded(4, name));
    const lost = scenes.filter((each) => !winsFrom(place, each, 20, { maxNodes: 3000, seed: 1 }));
    expect(lost.map(({ record }) => record.moves.join(' '))).toEqual([]);
  });
});
