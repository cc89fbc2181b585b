import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ClassRound, Paired, Pairing } from '../protocol/class-wire.ts';
import { matchMost } from './matching.ts';
import { pairRound, type Entrant } from './pairing.ts';
import { historiesOf, standingsOf } from './standings.ts';

const entrantsOf = (pupils: readonly number[], rounds: readonly ClassRound[]): Entrant[] => {
  const histories = historiesOf(64, rounds);
  return standingsOf(64, rounds)
    .filter(({ pupil }) => pupils.includes(pupil))
    .flatMap(({ pupil }) => {
      const history = histories[pupil];
      return history ? [{ pupil, history }] : [];
    });
};

const RESULTS = ['first', 'second', 'tie'] as const;
const played = (pupils: Paired, luck: number): Pairing => ({
  room: pupils.length === 2 ? 'room' : null,
  pupils,
  result: pupils.length === 2 ? (RESULTS[luck % 3] ?? 'tie') : 'bye',
  moves: 5 + (luck % 5),
  by: 'play',
});

/**
 * Plays rounds with these outcomes, with the pupils for whom `isAvailable` is true; some rounds are taken back.
 * Calls back before each.
 */
function tournament(
  count: number,
  lucks: readonly number[],
  isAvailable: (pupil: number, round: number) => boolean,
  check: (entrants: readonly Entrant[], pairs: readonly Paired[]) => void,
): readonly ClassRound[] {
  const rounds: ClassRound[] = [];
  lucks.forEach((luck, round) => {
    const here = Array.from({ length: count }, (_, at) => at).filter((at) =>
      isAvailable(at, round),
    );
    const entrants = entrantsOf(here, rounds);
    const pairs = pairRound(entrants);
    check(entrants, pairs);
    const pairings = pairs.map((pair, at) => played(pair, luck * (at + 3) + at * at));
    const dropped = luck % 4 === 3 ? ({ isDropped: true } as const) : {};
    rounds.push({ game: 'classic', startedAt: 0, pairings, ...dropped });
  });
  return rounds;
}

const lucks = (most: number) => fc.array(fc.nat(1000), { minLength: 1, maxLength: most });
const everybody = (): boolean => true;

/** The fewest rematches, found by trying all pairings. */
function fewestRematches(entrants: readonly Entrant[]): number {
  const [first, ...rest] = entrants;
  if (!first) return 0;
  return Math.min(
    ...rest.map((other) => {
      const others = rest.filter((each) => each !== other);
      return Number(first.history.opponents.includes(other.pupil)) + fewestRematches(others);
    }),
  );
}

const rematchesIn = (entrants: readonly Entrant[], pairs: readonly Paired[]): number =>
  pairs.filter(([a, b]) =>
    entrants.some(({ pupil, history }) => pupil === a && history.opponents.includes(b ?? -1)),
  ).length;

describe('pairing', () => {
  test('everybody who is here plays once a round, or has the one bye', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 40 }), lucks(9), fc.nat(97), (count, luck, seed) => {
        const isAvailable = (pupil: number, round: number) =>
          pupil < 2 || (pupil * 31 + round * 17 + seed) % 7 !== 0;
        tournament(count, luck, isAvailable, (entrants, pairs) => {
          const paired = pairs.flat().toSorted((a, b) => a - b);
          expect(paired).toEqual(entrants.map(({ pupil }) => pupil).toSorted((a, b) => a - b));
          const alone = pairs.filter(({ length }) => length === 1);
          expect(alone).toHaveLength(entrants.length % 2);
        });
      }),
      { numRuns: 80 },
    );
  });

  test('the fewest possible pairs meet again, as trying all pairings shows', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 4 }), lucks(12), (half, luck) => {
        tournament(2 * half, luck, everybody, (entrants, pairs) => {
          expect(rematchesIn(entrants, pairs)).toBe(fewestRematches(entrants));
        });
      }),
      { numRuns: 100 },
    );
  });

  test('nobody meets anybody twice while there are twice as many pupils as rounds', () => {
    fc.assert(
      fc.property(fc.integer({ min: 10, max: 64 }), lucks(5), (count, luck) => {
        tournament(count, luck, everybody, (entrants, pairs) => {
          expect(rematchesIn(entrants, pairs)).toBe(0);
        });
      }),
      { numRuns: 40 },
    );
  });

  test('a bye goes to nobody twice before all had one, and to the lowest who can have it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 12 }), lucks(15), (half, luck) => {
        tournament(2 * half + 1, luck, everybody, (entrants, pairs) => {
          const [alone] = pairs.find(({ length }) => length === 1) ?? [];
          const byesOf = ({ history }: Entrant) => history.byes;
          const own = entrants.find(({ pupil }) => pupil === alone);
          expect(own && byesOf(own)).toBe(Math.min(...entrants.map(byesOf)));
        });
      }),
      { numRuns: 100 },
    );
  });

  test('nobody starts more than two matches more, or fewer, than they do not', () => {
    fc.assert(
      fc.property(fc.integer({ min: 8, max: 64 }), lucks(7), (count, luck) => {
        const rounds = tournament(count, luck, everybody, () => {});
        for (const { balance } of historiesOf(count, rounds))
          expect(Math.abs(balance)).toBeLessThanOrEqual(2);
      }),
      { numRuns: 40 },
    );
  });

  test('whatever a round brought that was taken back, the next ones are as without it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 20 }), lucks(8), (count, luck) => {
        const rounds = tournament(count, luck, everybody, () => {});
        const counted = rounds.filter(({ isDropped }) => !isDropped);
        const all = Array.from({ length: count }, (_, at) => at);
        expect(pairRound(entrantsOf(all, rounds))).toEqual(pairRound(entrantsOf(all, counted)));
        const met = counted.flatMap(({ pairings }) => pairings.map(({ pupils }) => pupils));
        historiesOf(count, rounds).forEach(({ opponents, byes }, pupil) => {
          const own = met.filter((pair) => pair.some((each) => each === pupil));
          expect([opponents.length, byes]).toEqual([
            own.filter(({ length }) => length === 2).length,
            own.filter(({ length }) => length === 1).length,
          ]);
        });
      }),
      { numRuns: 60 },
    );
  });

  test('pupils with equal points play each other, except floaters', () => {
    fc.assert(
      fc.property(lucks(4), (luck) => {
        tournament(32, luck, everybody, (entrants, pairs) => {
          // After an even number of matches some may not start again, so they need other opponents.
          if (entrants.some(({ history }) => Math.abs(history.balance) >= 2)) return;
          const pointsOf = (pupil: number) =>
            entrants.find((each) => each.pupil === pupil)?.history.points ?? 0;
          const levels = new Set(entrants.map(({ history }) => history.points)).size;
          const mixed = pairs.filter(([a, b]) => pointsOf(a) !== pointsOf(b ?? a));
          expect(mixed.length).toBeLessThanOrEqual(levels);
        });
      }),
      { numRuns: 50 },
    );
  });

  test('64 pupils are paired at once, also after many rounds', () => {
    const start = performance.now();
    const luck = Array.from({ length: 20 }, (_, at) => at * 7);
    tournament(63, luck, everybody, () => {});
    expect((performance.now() - start) / luck.length).toBeLessThan(500);
  });
});

test('the matching is as large as any', () => {
  const most = (present: readonly number[], joined: (a: number, b: number) => boolean): number => {
    const [first, ...rest] = present;
    if (first === undefined) return 0;
    const options = rest.filter((other) => joined(first, other));
    const without = (other: number) => rest.filter((each) => each !== other);
    return Math.max(most(rest, joined), ...options.map((each) => 1 + most(without(each), joined)));
  };
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 9 }),
      fc.array(fc.tuple(fc.nat(8), fc.nat(8)), { maxLength: 16 }),
      (size, edges) => {
        const joined = (a: number, b: number): boolean =>
          a !== b && edges.some(([x, y]) => (x === a && y === b) || (x === b && y === a));
        const all = Array.from({ length: size }, (_, at) => at);
        const mates = matchMost(
          all.map(() => true),
          joined,
        );
        mates.forEach((mate, at) => {
          if (mate !== -1) expect([mates[mate], joined(at, mate)]).toEqual([at, true]);
        });
        expect(mates.filter((mate) => mate !== -1).length / 2).toBe(most(all, joined));
      },
    ),
    { numRuns: 400 },
  );
});
