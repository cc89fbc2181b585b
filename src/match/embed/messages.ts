/** Messages from an embed to the page around it; docs/embed.md describes them. An embed reads no messages. */
import type { SymbolId } from '../../rules/game.ts';
import { resultOf } from '../../play/match-result.ts';
import { shareQuery } from '../../play/keeping/share.ts';
import { type MatchState, symbolOfSeat, turnOf } from '../../play/match-state.ts';

export type EmbedMessage = {
  readonly source: 'tic-tac-toe';
  /** Raised when a listener would have to change. */
  readonly version: 1;
  readonly game: string;
  /** The query of an address that opens this position. */
  readonly position: string;
} & (
  | { readonly type: 'position'; readonly turn: SymbolId | null }
  | {
      readonly type: 'result';
      /** The winners' symbols; none for a tie. */
      readonly winners: readonly SymbolId[];
      /** How it ended for the reader; null between friends. */
      readonly reader: 'won' | 'lost' | 'tied' | null;
    }
  /** The reader solved the puzzle of this day, "2026-11-28". */
  | { readonly type: 'solved'; readonly day: string }
);

const aboutMatch = ({ record }: Pick<MatchState, 'record'>) =>
  ({
    source: 'tic-tac-toe',
    version: 1,
    game: record.game,
    position: shareQuery(record).toString(),
  }) as const;

export function positionMessage(match: MatchState): EmbedMessage {
  const seat = turnOf(match);
  return {
    ...aboutMatch(match),
    type: 'position',
    turn: seat === null ? null : symbolOfSeat(match, seat),
  };
}

/** Null before the end. */
export function resultMessage(match: MatchState): EmbedMessage | null {
  const result = resultOf(match);
  if (!result) return null;
  const isAgainstBot = match.setup.controllers.some(({ kind }) => kind === 'bot');
  const outcome = result.kind === 'tie' ? 'tied' : result.personWon ? 'won' : 'lost';
  return {
    ...aboutMatch(match),
    type: 'result',
    winners: result.seats.flatMap((seat) => symbolOfSeat(match, seat) ?? []),
    reader: isAgainstBot ? outcome : null,
  };
}

export const solvedMessage = (match: Pick<MatchState, 'record'>, day: string): EmbedMessage => ({
  ...aboutMatch(match),
  type: 'solved',
  day,
});

/** Any page may hear it, as nothing in it is private. */
export function tellParent(message: EmbedMessage, page: Window = window): void {
  if (page.parent !== page) page.parent.postMessage(message, '*');
}
