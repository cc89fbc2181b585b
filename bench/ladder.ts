/** `npm run match -- ladder <game>`: what each strength from 2 to 10 scores against the one below. */
import { analyse } from '../src/bots/analyse.ts';
import type { MemoryKey } from '../src/engine/memory.ts';
import { provenResultOf, slipOf } from '../src/bots/slip.ts';
import type { MatchRecord } from '../src/rules/game.ts';
import { STRONGEST, WEAKEST } from '../src/rules/about.ts';
import { strengthPlayer } from '../tests/games/bots/players.ts';
import {
  estimate,
  playSeries,
  scoreOf,
  type Estimate,
  type Played,
  type Task,
} from '../tests/games/bots/series.ts';

/**
 * If at least this fraction of some pair's games ties, the points hardly tell strong players apart.
 */
const MOSTLY = 1 / 2;

/** Positions to visit for judging a move. */
const JUDGING = 300_000;

type Step = {
  readonly strength: number;
  readonly matches: readonly Played[];
  readonly ties: number;
};

/**
 * Prints one line for each pair; `least` and `most` limit the strengths. For a game that strong players tie, it also
 * prints how many mistakes a game each of them makes.
 */
export function printLadder(task: Task, least = WEAKEST, most = STRONGEST): void {
  const steps: Step[] = [];
  for (let strength = least + 1; strength <= most; strength += 1) {
    const players = [strengthPlayer(strength), strengthPlayer(strength - 1)] as const;
    const rounds = playSeries(players, task);
    const matches = rounds.flat();
    const ties = matches.filter(({ points }) => points === 1 / 2).length / matches.length;
    console.log(
      `${task.empty.game} ${strength} against ${strength - 1}, ${matches.length} games: ` +
        `${percents(scoreOf(rounds))} of the points, ${percent(ties)} ties`,
    );
    steps.push({ strength, matches, ties });
  }
  if (steps.every(({ ties }) => ties < MOSTLY)) return;
  for (const [strength, list] of mistakesIn(steps)) {
    const { mean, low, high } = estimate(list);
    const range = `95% from ${low.toFixed(2)} to ${high.toFixed(2)}`;
    console.log(`${task.empty.game} ${strength}: ${mean.toFixed(2)} mistakes a game, ${range}`);
  }
}

/** Counts the mistakes that each strength made in each of its matches. */
function mistakesIn(steps: readonly Step[]): ReadonlyMap<number, readonly number[]> {
  const memory = {};
  const mistakes = new Map<number, number[]>();
  for (const { strength, matches } of steps) {
    for (const { record, seat } of matches) {
      const slips = slippedPlies(record, memory);
      for (const player of [0, 1]) {
        const key = player === seat ? strength : strength - 1;
        const list = mistakes.get(key) ?? [];
        // In the games that strong players tie, the seats take turns.
        list.push(slips.filter((ply) => ply % 2 === player).length);
        mistakes.set(key, list);
      }
    }
  }
  return new Map([...mistakes].toSorted(([a], [b]) => a - b));
}

/** The indices of a match's moves that gave away a proven result; late positions first, since they are solved soonest. */
function slippedPlies(record: MatchRecord, memory: MemoryKey): readonly number[] {
  const slips: number[] = [];
  let led: ReturnType<typeof provenResultOf> = null;
  for (let at = record.moves.length - 1; at >= 0; at -= 1) {
    const before = { ...record, moves: record.moves.slice(0, at) };
    const analysis = analyse(before, { maxNodes: JUDGING, memory });
    if (slipOf(analysis, record.moves[at] ?? '', led)) slips.push(at);
    const best = analysis.moves.find(({ move }) => move === analysis.best)?.value;
    const worth = best ? provenResultOf(best) : null;
    led = worth === null ? null : ((0 - worth) as 1 | 0 | -1);
  }
  return slips;
}

const percent = (fraction: number): string => `${(fraction * 100).toFixed(1)}%`;

const percents = ({ mean, low, high }: Estimate): string =>
  `${percent(mean)} (95% from ${percent(Math.max(low, 0))} to ${percent(Math.min(high, 1))})`;
