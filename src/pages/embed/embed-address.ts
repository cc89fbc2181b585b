/** The addresses of embeds: what they ask for. */
import { SEARCH_LEVELS } from '../../bots/levels.ts';
import { type Controller, peopleFor } from '../../play/match-state.ts';
import { readShared, SHARED_KEYS } from '../../play/keeping/share.ts';
import type { Game, MatchRecord } from '../../rules/game.ts';
import { lastStateOf, newRecord } from '../../rules/match.ts';

/** Levels that need neither minutes nor what earlier games taught; or a friend beside the reader. */
const EMBED_LEVELS = [...SEARCH_LEVELS, 'friend'] as const;

/** Who makes the next move. */
const EMBED_STARTS = ['you', 'ai'] as const;

export type AskedMatch = {
  readonly record: MatchRecord;
  readonly controllers: readonly Controller[];
  /** The address named a position that isn't one of this game, so the game begins anew. */
  readonly isBroken: boolean;
};

/** Whether an embed of the game can be played against the computer. */
const hasComputer = ({ about }: Pick<Game, 'about'>): boolean => about.opens !== 'setup';

const named = <T extends string>(raw: string | null, known: readonly T[], otherwise: T): T =>
  known.find((each) => each === raw) ?? otherwise;

/** Reads the match that an address asks for. What it doesn't name, or names wrongly, takes its default. */
export function readAsked(game: Game, query: URLSearchParams): AskedMatch {
  const level = named(query.get('level'), EMBED_LEVELS, 'medium');
  const isReaderNext = named(query.get('starts'), EMBED_STARTS, 'you') === 'you';
  const [seats] = game.seats;
  const namesPosition = SHARED_KEYS.some((key) => query.has(key));
  // The first of two values counts.
  const complete = new URLSearchParams([...query, ['seats', String(seats)]]);
  const shared = namesPosition ? readShared(game, complete) : null;
  const record = shared ?? fresh(game, seats);
  const isBroken = namesPosition && shared === null;
  if (level === 'friend' || !hasComputer(game) || record.seats > 2)
    return { record, controllers: peopleFor(record.seats), isBroken };
  const bot: Controller = { kind: 'bot', level };
  const reader: Controller = { kind: 'person' };
  // On an empty board the reader is X, as on the site, and the computer makes the first move as O.
  if (record.moves.length === 0 && record.first === undefined)
    return {
      record: isReaderNext ? record : { ...record, first: 1 },
      controllers: [reader, bot],
      isBroken,
    };
  const state = lastStateOf(game, record);
  const next = (state.ok ? game.toMove(state.value) : null) ?? 0;
  const isFirst = (next === 0) === isReaderNext;
  return { record, controllers: isFirst ? [reader, bot] : [bot, reader], isBroken };
}

function fresh(game: Game, seats: number): MatchRecord {
  const made = newRecord(game, seats, {});
  if (!made.ok) throw new Error(`${game.id} can't open: ${made.error}`);
  return made.value;
}
