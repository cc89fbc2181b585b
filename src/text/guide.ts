/** The shape of a guide, and the words around it. The diagrams' positions are in the variants' folders. */
import { translate } from './translation.ts';

/** A diagram of the guide by name, with its caption. */
export type Figure = { readonly diagram: string; readonly caption: string };

/** A table: each row begins with what it is about. */
export type Table = {
  readonly caption: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
};

/** A sentence or more; what is said of the page's controls is left out on paper, which has none. */
export type GuideLine = string | { readonly screen: string };

export const wordsOfLine = (line: GuideLine): string =>
  typeof line === 'string' ? line : line.screen;

export type Block =
  | GuideLine
  | { readonly head: string; readonly lines: readonly GuideLine[] }
  | { readonly list: readonly GuideLine[] }
  | { readonly figures: readonly Figure[] }
  /** A moving diagram by name, with the words of each of its positions. */
  | { readonly moving: string; readonly says: readonly string[] }
  | { readonly table: Table }
  /** A widget, by name. */
  | { readonly widget: string };

export type Section = {
  readonly title: string;
  /** Collapsible, and open at first. */
  readonly folds?: boolean;
  /** Search engines get its headings as the steps of the guide. */
  readonly steps?: boolean;
  readonly blocks: readonly Block[];
};

export type Guide = {
  readonly lead: string;
  readonly sections: readonly Section[];
  /** The guide's own words, for its widgets. */
  readonly own?: object;
};

/** A guide in another language: as many sections, blocks and lines, and the same pictures and widgets. */
export type TranslatedGuide<T> = T extends string
  ? string
  : {
      readonly [K in keyof T]: K extends 'diagram' | 'moving' | 'widget'
        ? T[K]
        : TranslatedGuide<T[K]>;
    };

type LoadGuide = () => Promise<{ readonly guide: Guide }>;

/** The modules of a guide's words, by language. */
export type GuideTranslations = Readonly<Record<'de' | 'es', LoadGuide>>;

export const guideWords = {
  lang: 'en',
  /** The page of all guides. */
  list: {
    title: 'How to play',
    lead: 'Ten guides: the rules with pictures, what decides the game, and tips that work.',
    read: 'Read the guide',
  },
  /** Shown above an English guide on a page in another language. */
  untranslated: 'This guide couldn’t be loaded in your language, so here it is in English.',
  backToGames: 'Back to Games',
  back: 'Back',
  title: (name: string) => `How to play ${name}`,
  play: 'Play Now',
  analysis: 'Analyse',
  lesson: 'New here? Learn it in a minute',
  print: 'Print a blank board',
  keys: 'By keyboard: the arrow keys go from cell to cell, Enter plays, “/” takes a command such as b2, and “?” on a cell lists all keys.',
  next: (name: string) => `${name} guide`,
  /**
   * The button under a diagram puts the board in its place. Buttons beside that board lead back, and to the
   * game's page.
   */
  tryIt: 'Try it',
  toPicture: 'Back to the picture',
  toBoard: 'Continue in the game',
  /** A diagram's description for screen readers. */
  board: (caption: string, marks: readonly string[]) =>
    `${caption} ${marks.length === 0 ? 'The board is empty.' : `On the board: ${marks.join('; ')}.`}`,
  mark: (symbol: string, place: string) => `${symbol} at ${place}`,
  marked: (places: readonly string[]) => ` Marked: ${places.join('; ')}.`,

  /** The buttons of a moving diagram. */
  moving: {
    at: (step: number, steps: number) => `Picture ${step} of ${steps}`,
    play: 'Play',
    pause: 'Pause',
    previous: 'Previous picture',
    next: 'Next picture',
  },

  players: {
    caption: 'Players and grid sizes by game',
    game: 'Game',
    seats: 'Players',
    grids: 'Grid sizes',
    grows: '5×5, grows',
  },
} as const;

/**
 * Translates a guide in place into the page's language. Resolves to the guide's language: English if its
 * words can't be fetched.
 */
export async function translateGuide(
  guide: Guide,
  translations: GuideTranslations,
): Promise<string> {
  const language: string = guideWords.lang;
  const load: LoadGuide | undefined = translations[language as keyof GuideTranslations];
  if (!load) return 'en';
  try {
    translate<object>(guide, (await load()).guide);
    return language;
  } catch (error) {
    if (import.meta.env.DEV) console.warn(error);
    return 'en';
  }
}
