/** The addresses of embeds: what they ask for, and how the page that makes snippets writes them. */
import { SEARCH_LEVELS } from '../../bots/levels.ts';
import { type Controller, peopleFor } from '../../play/match-state.ts';
import { readShared, SHARED_KEYS } from '../../play/keeping/share.ts';
import type { Game, MatchRecord } from '../../rules/game.ts';
import { lastStateOf, newRecord } from '../../rules/match.ts';
import { escapeHtml } from '../../text/escape-html.ts';
import { isMenuGame } from '../../variants/menu.ts';
import type { GameId } from '../../variants/rules.ts';

/** Levels that need neither minutes nor what earlier games taught; or a friend beside the reader. */
export const EMBED_LEVELS = [...SEARCH_LEVELS, 'friend'] as const;
export type EmbedLevel = (typeof EMBED_LEVELS)[number];

/** The side that makes the next move. */
export const EMBED_STARTS = ['you', 'ai'] as const;
export type EmbedStart = (typeof EMBED_STARTS)[number];

export const EMBED_THEMES = ['system', 'light', 'dark'] as const;
export type EmbedTheme = (typeof EMBED_THEMES)[number];

/** The game or the puzzle that an embed shows. */
export type EmbedSubject = GameId | 'daily';

export const isEmbedSubject = (raw: unknown): raw is EmbedSubject =>
  raw === 'daily' || isMenuGame(raw);

export type AskedMatch = {
  readonly record: MatchRecord;
  readonly controllers: readonly Controller[];
  /** The address named a position that isn't one of this game, so the game begins anew. */
  readonly isBroken: boolean;
  /** The address named a finished game: it is shown, and nobody has played it here. */
  readonly isOver: boolean;
};

/** Whether an embed of the game can be played against the computer. */
export const hasComputer = ({ about }: Pick<Game, 'about'>): boolean => about.opens !== 'setup';

const readName = <T extends string>(raw: string | null, known: readonly T[], otherwise: T): T =>
  known.find((each) => each === raw) ?? otherwise;

/** Reads the match that an address asks for. What it doesn't name, or names wrongly, takes its default. */
export function readAsked(game: Game, query: URLSearchParams): AskedMatch {
  const level = readName(query.get('level'), EMBED_LEVELS, 'medium');
  const isReaderNext = readName(query.get('starts'), EMBED_STARTS, 'you') === 'you';
  const [seats] = game.seats;
  const namesPosition = SHARED_KEYS.some((key) => query.has(key));
  // The first of two values counts.
  const complete = new URLSearchParams([...query, ['seats', String(seats)]]);
  const shared = namesPosition ? readShared(game, complete) : null;
  const record = shared ?? fresh(game, seats);
  const isBroken = namesPosition && shared === null;
  const state = lastStateOf(game, record);
  const next = state.ok ? game.toMove(state.value) : null;
  const asked = { record, isBroken, isOver: next === null };
  if (level === 'friend' || !hasComputer(game) || record.seats > 2 || next === null)
    return { ...asked, controllers: peopleFor(record.seats) };
  const bot: Controller = { kind: 'bot', level };
  const reader: Controller = { kind: 'person' };
  // On an empty board the reader is X, as on the site, and the computer makes the first move as O.
  if (record.moves.length === 0 && record.first === undefined)
    return {
      ...asked,
      record: isReaderNext ? record : { ...record, first: 1 },
      controllers: [reader, bot],
    };
  const isFirst = (next === 0) === isReaderNext;
  return { ...asked, controllers: isFirst ? [reader, bot] : [bot, reader] };
}

function fresh(game: Game, seats: number): MatchRecord {
  const made = newRecord(game, seats, {});
  if (!made.ok) throw new Error(`${game.id} can't open: ${made.error}`);
  return made.value;
}

/** The choices on the page that makes snippets. */
export type EmbedChoices = {
  readonly subject: EmbedSubject;
  readonly level: EmbedLevel;
  readonly starts: EmbedStart;
  readonly theme: EmbedTheme;
  /** The query of a position of the game; empty for its start. */
  readonly position: string;
};

/** Sizes to start from, CSS px: the smallest, a column of text, its whole width, a page of its own. */
export const FRAMES = ['300x360', '400x480', '640x480', '1000x700'] as const;
export type FrameSize = (typeof FRAMES)[number];

export type BuilderChoices = Omit<EmbedChoices, 'position'> & { readonly size: FrameSize };

/** Reads the address of the page that makes snippets. What it doesn't name, or names wrongly, takes its default. */
export function readChoices(query: URLSearchParams): BuilderChoices {
  const subject = query.get('subject');
  return {
    subject: isEmbedSubject(subject) ? subject : 'classic',
    level: readName(query.get('level'), EMBED_LEVELS, 'medium'),
    starts: readName(query.get('starts'), EMBED_STARTS, 'you'),
    theme: readName(query.get('theme'), EMBED_THEMES, 'system'),
    size: readName(query.get('size'), FRAMES, '400x480'),
  };
}

/** The query of that page for what is chosen; defaults are left out. */
export function choicesQuery(choices: BuilderChoices): string {
  const usual = readChoices(new URLSearchParams());
  const names = Object.keys(usual) as (keyof BuilderChoices)[];
  const chosen = names.filter((name) => choices[name] !== usual[name]);
  return new URLSearchParams(chosen.map((name) => [name, choices[name]])).toString();
}

/** The path and query of an embed in a language's base (`/de`); defaults are left out. */
export function embedPath(base: string, choices: EmbedChoices): string {
  const { subject, level, starts, theme, position } = choices;
  const query = new URLSearchParams(subject === 'daily' ? '' : position);
  if (subject !== 'daily' && level !== 'medium') query.set('level', level);
  if (subject !== 'daily' && level !== 'friend' && starts === 'ai') query.set('starts', starts);
  if (theme !== 'system') query.set('theme', theme);
  const text = query.toString();
  return `${base}/embed/${subject}${text && '?'}${text}`;
}

export type Snippet = {
  readonly source: string;
  readonly title: string;
  readonly width: number;
  readonly height: number;
};

/** The rights that a frame needs: scripts, and the way to the site in a tab of its own. */
export const SANDBOX = 'allow-scripts allow-popups allow-popups-to-escape-sandbox';

/** The HTML to paste. */
export const snippetFor = ({ source, title, width, height }: Snippet): string =>
  `<iframe src="${escapeHtml(source)}" title="${escapeHtml(title)}" width="${width}" height="${height}" ` +
  `style="border:0;border-radius:16px;max-width:100%" loading="lazy" sandbox="${SANDBOX}"></iframe>`;
