/** The shape of a guide, and the words around it. The diagrams' positions are in the variants' folders. */

/** A diagram of the guide by name, with its caption. */
export type Figure = { readonly diagram: string; readonly caption: string };

export type Block =
  | string
  | { readonly head: string; readonly lines: readonly string[] }
  | { readonly list: readonly string[] }
  | { readonly figures: readonly Figure[] }
  /** What can be operated, by name. */
  | { readonly widget: string };

export type Section = {
  readonly title: string;
  /** Collapsible, and open at first. */
  readonly folds?: boolean;
  readonly blocks: readonly Block[];
};

/** A guide. Search engines get the headings of 'Basic Rules' as its steps. */
export type Guide = { readonly lead: string; readonly sections: readonly Section[] };

export const guideWords = {
  lang: 'en',
  /** Shown in the other languages. */
  englishOnly: 'This guide is available in English only.',
  backToGames: 'Back to Games',
  back: 'Back',
  title: (name: string) => `How to play ${name}`,
  play: 'Play Now',
  next: (name: string) => `${name} guide`,
  /** A diagram's description for screen readers. */
  board: (caption: string, marks: readonly string[]) =>
    `${caption} ${marks.length === 0 ? 'The board is empty.' : `On the board: ${marks.join('; ')}.`}`,
  mark: (symbol: string, place: string) => `${symbol} at ${place}`,
  marked: (places: readonly string[]) => ` Marked: ${places.join('; ')}.`,

  players: {
    caption: 'Players and grid sizes by game',
    game: 'Game',
    seats: 'Players',
    grids: 'Grid sizes',
    grows: '5×5, grows',
  },
} as const;
