/** The reasons for a move, as a hint would give them. */
import type { Reason } from '../../../src/bots/reasons/reason.ts';
import { reasonsFor } from '../../../src/bots/reasons/reasons.ts';
import type { Json } from '../../../src/rules/game.ts';
import { replay } from '../../../src/rules/match.ts';
import { games, type GameId } from '../../../src/variants/rules.ts';

/** Leaves out the reasons that follow from the moves' values. Throws when a move isn't legal. */
export function why(
  game: GameId,
  moves: string,
  best: string,
  options: Json = {},
): readonly Reason[] {
  const made = moves.split(' ').filter(Boolean);
  const record = { game, version: 1, seats: 2, options, moves: made };
  const played = replay(games[game], { ...record, moves: [...made, best] });
  if (!played.ok) throw new Error(`${moves} ${best}: ${played.error}`);
  return reasonsFor(record, { best, moves: [] });
}
