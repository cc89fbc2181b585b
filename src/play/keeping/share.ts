/** Converts a match to a link's query and back, so that others can open the same match. */
import type { Game, Json, MatchRecord } from '../../rules/game.ts';
import { hasLeaver, MAX_MOVES, newRecord, replay } from '../../rules/match.ts';

/** Notations contain letters, digits and "-.,!", never this separator. */
const BETWEEN = '_';

/** The parameters of a shared link. */
export const SHARED_KEYS = ['moves', 'v', 'seats', 'first', 'options'] as const;

/** The parameters of a link to a match: always its moves and version, and all options of a game that has any. */
export function shareQuery(record: MatchRecord): URLSearchParams {
  const query = new URLSearchParams({ moves: record.moves.join(BETWEEN) });
  query.set('v', String(record.version));
  if (record.seats !== 2) query.set('seats', String(record.seats));
  if (record.first) query.set('first', String(record.first));
  if (Object.keys(record.options ?? {}).length > 0) {
    query.set('options', JSON.stringify(record.options));
  }
  return query;
}

/** The address at a site that opens a match; on the game's own page unless it should be another one. */
export function shareLink(record: MatchRecord, site: string, to = `/${record.game}`): string {
  const link = new URL(to, site);
  link.search = shareQuery(record).toString();
  return link.href;
}

/** Servers accept addresses up to this length; a page kept on the device opens longer ones, too. */
const LONGEST = 16_384;

/**
 * Reads the match of a link, and checks it by replaying; null when it isn't a match of this game. Unless it is only
 * looked at, nobody may have left it, since such a match can't continue on one device.
 */
export function readShared(
  game: Game,
  query: URLSearchParams,
  { mayHaveLeavers = false } = {},
): MatchRecord | null {
  if (query.toString().length > LONGEST) return null;
  const moves = (query.get('moves') ?? '').split(BETWEEN).filter(Boolean);
  const seats = Number(query.get('seats') ?? 2);
  const first = Number(query.get('first') ?? 0);
  // Fill in default options here, because screens and boards read all of them.
  const options = parse(query.get('options') ?? '{}');
  if (options === undefined) return null;
  const fresh = newRecord(game, seats, options, first || undefined);
  const isRefused = !mayHaveLeavers && hasLeaver(moves);
  if (!fresh.ok || isRefused || moves.length > MAX_MOVES) return null;
  const record = { ...fresh.value, version: Number(query.get('v') ?? game.version), moves };
  return replay(game, record).ok ? record : null;
}

/** The parsed JSON; null, which no game accepts as options, when invalid. */
function parse(text: string): Json {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return null;
  }
}
