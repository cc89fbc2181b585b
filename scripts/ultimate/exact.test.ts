/** Compares the solver of late positions with a plain search by the game's rules, and with the bot's proofs. */
import { describe, expect, test } from 'vitest';
import { Dice } from '../../src/engine/dice.ts';
import { ProofSearch, ProofTable } from '../../src/variants/ultimate/bot-proof-search.ts';
import { ultimate, type UltimateState } from '../../src/variants/ultimate/rules.ts';
import { reached } from '../../tests/games/bots/ultimate-positions.ts';
import { Exact, type Value } from './exact.ts';
import { onlyMove } from './positions.ts';

const numberOf = (text: string): number => Number(text[0]) * 9 + Number(text[2]);

/** 1, 0 or -1 for the side to move, by trying everything. */
function plain(state: UltimateState): number {
  let best = -1;
  for (const move of ultimate.moves(state)) {
    const next = ultimate.apply(state, move);
    const score = next.end ? 2 * (next.end.scores[state.turn] ?? 0) - 1 : -plain(next);
    if (score > best) best = score;
    if (best === 1) break;
  }
  return best;
}

const VALUES: readonly Value[] = ['loss', 'tie', 'win'];

function at(exact: Exact, moves: readonly string[]): void {
  exact.reset();
  for (const text of moves) exact.play(numberOf(text));
}

describe('the solver of late positions', () => {
  test('agrees with trying everything, and with the bot’s proofs, in 300 positions near the end', () => {
    const exact = new Exact(16);
    const dice = new Dice(41);
    const table = new ProofTable(16);
    const seen = new Map<Value, number>();
    let compared = 0;
    while (compared < 300) {
      const each = reached(52 + dice.roll(14), dice);
      if (!each) continue;
      at(exact, each.record.moves);
      if (exact.empty > 10) continue;
      compared += 1;
      const value = VALUES[plain(each.state) + 1] as Value;
      expect(exact.value(Infinity)).toBe(value);
      const search = new ProofSearch(each.state, table, null);
      const limits = { maxNodes: Infinity, until: Infinity };
      const { side } = search;
      expect(search.wins(side, limits)).toBe(value === 'win' ? 'yes' : 'no');
      expect(search.wins(1 - side, limits)).toBe(value === 'loss' ? 'yes' : 'no');
      seen.set(value, (seen.get(value) ?? 0) + 1);
    }
    expect([...seen.values()].every((count) => count > 20)).toBe(true);
    expect(seen.size).toBe(3);
  });

  test('its only moves are those of trying everything', () => {
    const exact = new Exact(16);
    const dice = new Dice(42);
    let found = 0;
    while (found < 20) {
      const each = reached(50 + dice.roll(14), dice);
      if (!each) continue;
      at(exact, each.record.moves);
      if (exact.empty > 12) continue;
      const only = onlyMove(exact, Infinity);
      if (!only) continue;
      found += 1;
      const worths = ultimate.moves(each.state).map((move) => {
        const next = ultimate.apply(each.state, move);
        return [next.end ? 2 * (next.end.scores[each.state.turn] ?? 0) - 1 : -plain(next), move];
      });
      const best = Math.max(...worths.map(([worth]) => Number(worth)));
      const kept = worths
        .filter(([worth]) => worth === best)
        .map(([, move]) => numberOf(`${move}`));
      expect([kept, VALUES[best + 1]]).toEqual([[only.right], only.value]);
    }
  });
});
