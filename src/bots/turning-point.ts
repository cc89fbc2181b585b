/** Finds which move decided a finished match of three players or more. */
import { PossibleResults } from '../engine/possible-results.ts';
import type { MatchRecord } from '../rules/game.ts';
import { hasLeaver, lastStateOf, winners } from '../rules/match.ts';
import { games, isGameId } from '../variants/rules.ts';
import { openBotMatch } from './bot-match.ts';

/** The move after which only one player could still win, if everybody plays for themselves. */
export type TurningPoint = {
  /** The ply after that move. */
  readonly ply: number;
  readonly winner: number;
};

/** Takes half a second on a fast machine. */
const MOST_POSITIONS = 150_000;

/**
 * The move from which on the winner was certain, however the others choose among equally good moves. Null for a tie,
 * for several winners, after somebody left, and where too many games were possible to know.
 */
export function findTurningPoint(
  record: MatchRecord,
  maxPositions = MOST_POSITIONS,
): TurningPoint | null {
  if (!isGameId(record.game) || hasLeaver(record.moves)) return null;
  const game = games[record.game];
  const last = lastStateOf(game, record);
  const outcome = last.ok ? game.outcome(last.value) : null;
  const [winner, ...others] = outcome ? winners(outcome) : [];
  if (winner === undefined || others.length > 0) return null;
  const results = new PossibleResults(maxPositions);
  for (let ply = record.moves.length - 1; ply >= 0; ply -= 1) {
    const { position } = openBotMatch({ ...record, moves: record.moves.slice(0, ply) }, undefined);
    const set = results.of(position);
    if (set === null) return null;
    const at = position.sides.indexOf(winner);
    const isCertain = results.margins.every(
      (margins, bit) => (set & (1 << bit)) === 0 || margins[at] === 1,
    );
    if (!isCertain) return { ply: ply + 1, winner };
  }
  // Certain from the empty board on.
  return { ply: 1, winner };
}
