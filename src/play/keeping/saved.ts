/** A match that survives a reload: one per game, kept in the tab's storage. */
import { LONGEST_NAME, type Json, type MatchRecord } from '../../rules/game.ts';
import { replay } from '../../rules/match.ts';
import {
  KEYS,
  keepText,
  readJson,
  readText,
  removeKept,
  type BrowserStorage,
} from '../../look/storage.ts';
import { readField, isFields, isIntegerIn } from '../../rules/untrusted.ts';
import type { GameId } from '../../variants/rules.ts';
import { loadedId, rulesOf } from '../loaded-games.ts';
import { noScore, readScore, type RoundScore } from '../score.ts';
import { type Controller, type MatchSetup, readLevel } from '../match-state.ts';

/** The kept data, which are enough for `createSession` to continue. */
export type SavedMatch = {
  readonly setup: MatchSetup;
  readonly record: MatchRecord;
  readonly round: number;
  readonly reported: boolean;
  /** A match from a link has none yet. */
  readonly score?: RoundScore;
};

/** The version of the stored format; others are discarded. */
const FORM = 1;

const keyOf = (game: GameId): string => KEYS.match + game;

/** Keeps a match, replacing the game's last one; false when the device refuses. */
export function keepMatch(storage: BrowserStorage, match: SavedMatch): boolean {
  const { setup, record, round, reported, score } = match;
  const text = JSON.stringify({ form: FORM, setup, record, round, reported, score });
  return keepText(storage, keyOf(setup.game), text);
}

/** A second place for a game's match that was put aside for one of another mode. */
export const asideOf = (storage: BrowserStorage): BrowserStorage =>
  storage && {
    getItem: (key) => storage.getItem(`${key}.aside`),
    setItem: (key, value) => storage.setItem(`${key}.aside`, value),
    removeItem: (key) => storage.removeItem(`${key}.aside`),
  };

/** The match kept for a game, checked by replaying it; null when there is none. Garbage is removed. */
export function readKeptMatch(storage: BrowserStorage, game: GameId): SavedMatch | null {
  const key = keyOf(game);
  const saved = readSaved(readJson(storage, key), game);
  if (saved === null && readText(storage, key) !== null) forgetMatch(storage, game);
  return saved;
}

/** Forgets the match kept for a game. */
export function forgetMatch(storage: BrowserStorage, game: GameId): void {
  removeKept(storage, keyOf(game));
}

function readSaved(raw: unknown, game: GameId): SavedMatch | null {
  if (!isFields(raw) || readField(raw, 'form') !== FORM) return null;
  const [record, round, reported] = [
    readField(raw, 'record'),
    readField(raw, 'round'),
    readField(raw, 'reported'),
  ];
  if (!replay(rulesOf(game), record).ok) return null;
  const whole = isIntegerIn(round, 1, Number.MAX_SAFE_INTEGER) && typeof reported === 'boolean';
  // A record that replays has every field.
  const checked = record as MatchRecord;
  const setup = readSetup(readField(raw, 'setup'), checked);
  // Matches kept by version 2.2 have none.
  const kept = readField(raw, 'score');
  const score = kept === undefined ? noScore(checked.seats) : readScore(kept, checked.seats);
  return whole && setup && score ? { setup, record: checked, round, reported, score } : null;
}

function readSetup(raw: unknown, record: MatchRecord): MatchSetup | null {
  if (!isFields(raw)) return null;
  const { seats } = record;
  const game = readField(raw, 'game');
  const first = readField(raw, 'first');
  const alternate = readField(raw, 'alternate');
  const list = readField(raw, 'controllers');
  const controllers = Array.isArray(list) ? list.map(readController) : [];
  const known = controllers.filter((each) => each !== null);
  const fits = known.length === seats && controllers.length === seats;
  if (!fits || game !== record.game || readField(raw, 'seats') !== seats) return null;
  if (first !== undefined && !isIntegerIn(first, 0, seats - 1)) return null;
  if (alternate !== undefined && typeof alternate !== 'boolean') return null;
  const options: Json = record.options;
  const setup = { game: loadedId(record.game), seats, options, controllers: known };
  return {
    ...setup,
    ...(first === undefined ? {} : { first }),
    ...(alternate === undefined ? {} : { alternate }),
  };
}

function readController(raw: unknown): Controller | null {
  if (!isFields(raw)) return null;
  const kind = readField(raw, 'kind');
  const name = readField(raw, 'name');
  const level = readLevel(readField(raw, 'level'));
  if (kind === 'bot') return level ? { kind, level } : null;
  if (kind !== 'person') return null;
  if (name === undefined) return { kind };
  return typeof name === 'string' && name.length <= LONGEST_NAME ? { kind, name } : null;
}
