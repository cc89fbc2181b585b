/** The shape of a guide, and the words around it. The diagrams' positions are in the variants' folders. */

/** A diagram of the guide by name, with its caption. */
export type Figure = { readonly diagram: string; readonly caption: string };

/** An interactive part of a guide, implemented by the page. */
export type Widget = 'lines of 3D' | 'game of quantum' | 'players online';

export type Block =
  | string
  | { readonly head: string; readonly lines: readonly string[] }
  | { readonly list: readonly string[] }
  | { readonly figures: readonly Figure[] }
  | { readonly widget: Widget };

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

  turn: {
    title: 'Show a winning line',
    kinds: {
      horizontal: 'Horizontal',
      vertical: 'Vertical',
      diagonal: 'Diagonal',
      space: '3D diagonal',
    },
    captions: {
      horizontal: 'Along one level, as in classic: rows, columns and the two diagonals. 32 lines.',
      vertical: 'Straight down through three adjacent levels. 18 lines.',
      diagonal: 'Diagonally down in a vertical plane: one level down, one cell across. 24 lines.',
      space:
        'From a corner, through the middle of the next level, to the opposite corner. 8 lines.',
    },
    picture: 'Four levels of three by three. Turn it with the arrow keys.',
    left: 'Turn left',
    right: 'Turn right',
    hint: 'Drag it or use the buttons to see it from another side.',
  },

  steps: {
    previous: 'Previous step',
    next: 'Next step',
    at: (step: number, steps: number) => `Step ${step} of ${steps}`,
  },

  players: {
    caption: 'Players and grid sizes by game',
    game: 'Game',
    seats: 'Players',
    grids: 'Grid sizes',
    grows: '5×5, grows',
  },
} as const;
