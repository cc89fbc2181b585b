/**
 * On infinite a search considers only the most interesting moves. This tries every reply near a mark against
 * what it claims to win. Prints the figures.
 */
import { expect, test } from 'vitest';
import { analyse } from '../../src/bots/analyse.ts';
import { seedRandom } from '../../src/engine/random.ts';
import type { Json, MatchRecord } from '../../src/rules/game.ts';
import { findMove, notation } from '../../src/rules/match.ts';
import { boardOf } from '../../src/variants/infinite/bot.ts';
import { Threats } from '../../src/variants/infinite/bot-threats.ts';
import { infinite, type InfiniteState } from '../../src/variants/infinite/rules.ts';
import {
  plane,
  randomPosition,
  type ThreatPosition,
} from '../../scripts/puzzles/threat-positions.ts';

const CLAIMS = 25;
/** Replies are cells up to this far from a mark: one further than the search looks. */
const NEAR = 3;

const hasThreats = (state: InfiniteState, maxNodes: number): boolean => {
  const threats = new Threats(boardOf(state, state.turn, 1 - state.turn));
  return threats.win(0, false, { maxNodes, until: Infinity }) > 0;
};

/** The move that is claimed to win, neither at once nor by threats; null when there is none. */
function claimed({ record, state }: ThreatPosition): string | null {
  if (hasThreats(state as InfiniteState, 20_000)) return null;
  const { best, moves } = analyse(record, { maxNodes: 15_000 });
  const value = moves.find(({ move }) => move === best)?.value;
  return value?.kind === 'win' && value.plies > 2 ? best : null;
}

function isNear({ plane: { x, y, rows } }: InfiniteState, text: string): boolean {
  const [column = 0, row = 0] = text.split(',').map(Number);
  return rows.some((signs, down) =>
    Array.from(signs).some(
      (sign, right) =>
        sign !== '.' && Math.abs(x + right - column) <= NEAR && Math.abs(y + down - row) <= NEAR,
    ),
  );
}

const after = (state: Json, text: string): InfiniteState => {
  const here = state as InfiniteState;
  const move = findMove(infinite, here, text);
  if (move === undefined) throw new Error(`${text} is no move`);
  return infinite.apply(here, move);
};

/** Returns the replies that refute the claim, and how many were tried. */
function refuted({ record, state }: ThreatPosition, best: string) {
  const won = after(state, best);
  const replies = infinite
    .moves(won)
    .map((move) => notation(infinite, move))
    .filter((text) => isNear(won, text));
  const moves = (text: string): MatchRecord => ({
    ...record,
    moves: [...record.moves, best, text],
  });
  const escapes = replies.filter((text) => {
    const replied = after(won, text);
    if (infinite.outcome(replied)) return true;
    if (hasThreats(replied, 5000)) return false;
    return analyse(moves(text), { maxNodes: 15_000 }).moves[0]?.value.kind !== 'win';
  });
  return { tried: replies.length, escapes };
}

test.each([5, 4] as const)(
  'R-BOT-10 infinite, %i in a row: a move rated as a win wins against every reply nearby',
  (length) => {
    const random = seedRandom(77, 'quiet');
    let [claims, tried] = [0, 0];
    while (claims < CLAIMS) {
      const each = randomPosition(plane(length), random);
      const best = each && claimed(each);
      if (!each || best === null) continue;
      claims += 1;
      const found = refuted(each, best);
      tried += found.tried;
      expect(found.escapes, `${each.record.moves.join(' ')} ${best}`).toEqual([]);
    }
    console.log(`infinite, ${length} in a row: ${claims} claims held against ${tried} replies`);
  },
  3_600_000,
);
