/** Reads a match from text: docs/match-text.md has the format. */
import { type Game, type Json, type MatchRecord } from '../game.ts';
import { MAX_MOVES, newRecord, play, leaverOf } from '../match.ts';
import { locate, type TextFault, refuse, type Stretch, type TextResult } from './fault.ts';
import {
  HEADERS,
  hasDayForm,
  isDay,
  type NamedPlayer,
  plainName,
  optionHeader,
  optionText,
  playerHeader,
  outcomeText,
} from './headers.ts';
import { nameMoves } from './move-names.ts';
import { type Header, type TextWord, scan } from './scan.ts';
import type { WrittenMatch } from './write.ts';

type Step<T> = { readonly ok: true; readonly value: T } | TextFault;

const done = <T>(value: T): { readonly ok: true; readonly value: T } => ({ ok: true, value });

const START: Stretch = { from: 0, to: 0 };

/** The id of the game that a text is about, one of these; `usual` where it doesn't say. */
export function readGameId<Id extends string>(
  text: string,
  ids: readonly Id[],
  usual?: Id,
): TextResult<Id> {
  const scanned = scan(text);
  if (!scanned.ok) return locate(text, scanned);
  const header = scanned.value.headers.find(isCalled(HEADERS.game));
  // A text with nothing but comments is about no game.
  const isBlank = scanned.value.headers.length + scanned.value.words.length === 0;
  if (!header && usual !== undefined && !isBlank) return done(usual);
  if (!header) return locate(text, refuse('no-game', START, ids.map(gameHeader)));
  // "Misère" is as good as its id.
  const plain = header.value.text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim();
  const id = ids.find((each) => each === plain);
  return id === undefined ? locate(text, refuse('unknown-game', header.value, ids)) : done(id);
}

/** Reads a match of a game, which the text needn't name. Other games' texts are `unknown-game`. Never throws. */
export function readMatchText(game: Game, text: string): TextResult<WrittenMatch> {
  const named = readGameId(text, [game.id], game.id);
  if (!named.ok) return named;
  const read = readScanned(game, text);
  return read.ok ? read : locate(text, read);
}

const gameHeader = (id: string): string => `[${HEADERS.game} "${id}"]`;

const isCalled =
  (name: string) =>
  ({ name: { text } }: Header): boolean =>
    text.toLowerCase() === name.toLowerCase();

function readScanned(game: Game, text: string): Step<WrittenMatch> {
  const scanned = scan(text);
  if (!scanned.ok) return scanned;
  const { headers, words } = scanned.value;
  const known = checkNames(game, headers);
  if (!known.ok) return known;
  const empty = readRules(game, headers);
  if (!empty.ok) return empty;
  const players = readPlayers(headers, empty.value.seats);
  if (!players.ok) return players;
  const date = headers.find(isCalled(HEADERS.date))?.value;
  if (date && !isDay(date.text))
    return refuse('bad-value', date, hasDayForm(date.text) ? [] : ['YYYY-MM-DD']);
  const played = readMoves(game, empty.value, words);
  if (!played.ok) return played;
  const result = headers.find(isCalled(HEADERS.result))?.value;
  const right = outcomeText(game, played.value.last);
  if (result && result.text.trim().toLowerCase() !== right)
    return refuse('wrong-result', result, [right]);
  const record = { ...empty.value, moves: played.value.moves };
  return done({ record, players: players.value, date: date?.text ?? null });
}

/** Every header that a text of the game may have. */
function headersOf({ seats: [, most], allowed }: Game): readonly string[] {
  const seats = Array.from({ length: most }, (_, seat) => seat);
  return [
    ...Object.values(HEADERS),
    ...Object.keys(allowed).map(optionHeader),
    ...seats.flatMap((seat) => [playerHeader('person', seat), playerHeader('bot', seat)]),
  ];
}

function checkNames(game: Game, headers: readonly Header[]): Step<null> {
  const names = headersOf(game);
  for (const [at, header] of headers.entries()) {
    const { name, whole } = header;
    if (!names.some((each) => isCalled(each)(header))) return refuse('unknown-header', name, names);
    if (headers.slice(0, at).some(isCalled(name.text))) return refuse('repeated-header', whole);
  }
  return done(null);
}

/** The record without moves: version, options, players, and who starts. */
function readRules(game: Game, headers: readonly Header[]): Step<MatchRecord> {
  const version = headers.find(isCalled(HEADERS.version))?.value;
  if (version && version.text.trim() !== String(game.version))
    return refuse('wrong-version', version, [String(game.version)]);
  const [least, most] = game.seats;
  const seats = readNumber(headers.find(isCalled(HEADERS.players)), least, most);
  if (!seats.ok) return seats;
  const count = seats.value ?? least;
  const first = readNumber(headers.find(isCalled(HEADERS.first)), 1, count);
  if (!first.ok) return first;
  const options = readOptions(game, headers);
  if (!options.ok) return options;
  const { chosen, given } = options.value;
  const starter = first.value === undefined ? undefined : first.value - 1;
  const made = newRecord(game, count, chosen, starter);
  if (made.ok) return made;
  return refuse('bad-options', culprit(game, count, chosen, given) ?? START);
}

/** A number of a header; undefined without the header. */
function readNumber(
  header: Header | undefined,
  least: number,
  most: number,
): Step<number | undefined> {
  if (!header) return done(undefined);
  const numbers = Array.from({ length: most - least + 1 }, (_, at) => least + at);
  const number = numbers.find((each) => String(each) === header.value.text.trim());
  return number === undefined
    ? refuse('bad-value', header.value, numbers.map(String))
    : done(number);
}

type ChosenOptions = Readonly<Record<string, Json>>;
type Given = readonly (readonly [key: string, header: Header])[];

function readOptions(
  game: Game,
  headers: readonly Header[],
): Step<{ readonly chosen: ChosenOptions; readonly given: Given }> {
  const chosen: Record<string, Json> = {};
  const given: (readonly [string, Header])[] = [];
  for (const [key, values] of Object.entries(game.allowed)) {
    const header = headers.find(isCalled(optionHeader(key)));
    if (!header) continue;
    const text = header.value.text.trim().toLowerCase();
    const value = values.find((each) => optionText(each).toLowerCase() === text);
    if (value === undefined) return refuse('bad-value', header.value, values.map(optionText));
    chosen[key] = value;
    given.push([key, header]);
  }
  return done({ chosen, given });
}

/** The option without which the others would do; the first one if no such option is found. */
function culprit(
  game: Game,
  seats: number,
  chosen: ChosenOptions,
  given: Given,
): Stretch | undefined {
  const without = (key: string) =>
    Object.fromEntries(Object.entries(chosen).filter(([other]) => other !== key));
  const [, header] =
    given.find(([key]) => newRecord(game, seats, without(key)).ok) ?? given[0] ?? [];
  return header?.whole;
}

function readPlayers(
  headers: readonly Header[],
  seats: number,
): Step<readonly (NamedPlayer | null)[]> {
  const players: (NamedPlayer | null)[] = [];
  for (let seat = 0; seat < seats; seat += 1) {
    const person = headers.find(isCalled(playerHeader('person', seat)));
    const bot = headers.find(isCalled(playerHeader('bot', seat)));
    if (person && bot) return refuse('repeated-header', bot.whole);
    const header = person ?? bot;
    const name = header?.value.text.trim() ?? '';
    if (header && (name === '' || name !== plainName(name)))
      return refuse('bad-name', header.value);
    players.push(header ? { kind: bot ? 'bot' : 'person', name } : null);
  }
  return done(players);
}

function readMoves(
  game: Game,
  { seats, options, first = 0 }: MatchRecord,
  words: readonly TextWord[],
): Step<{ readonly moves: readonly string[]; readonly last: Json }> {
  const names = nameMoves(game, options);
  const moves: string[] = [];
  let state = game.setup(seats, options, first);
  for (const word of words) {
    if (moves.length === MAX_MOVES) return refuse('too-many-moves', word);
    const turn = game.toMove(state);
    if (turn === null) return refuse('game-over', word);
    const found = names.read(state, word.text);
    if (found === null) return refuse('unknown-move', word, names.list(state));
    if (found === 'illegal') return refuse('illegal-move', word, names.list(state));
    const next = play(game, state, leaverOf(found.move) ?? turn, found.move);
    if (!next.ok) return refuse('illegal-move', word, names.list(state));
    moves.push(found.move);
    state = next.value;
  }
  return done({ moves, last: state });
}
