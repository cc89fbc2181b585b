/** How a match ended, as in the session's result. */
export type ResultKind = 'person-wins' | 'bot-wins' | 'seat-wins' | 'several' | 'tie';

/** What the banner of a variant says; each variant may word some of it in its own way. */
export type VariantWords = {
  readonly yourTurn: string;
  /** Between friends: by the player's name, and the seat from 0. */
  readonly turn: (name: string, seat: number) => string;
  /** The line under the banner between friends. */
  readonly friends: string;
  readonly youWin: string;
  readonly tie: string;
  readonly draw: string;
  /** The smaller titles above a win and a tie; empty for none. */
  readonly victory: string;
  readonly stalemate: string;
  /** The line under a result; what is missing is said as everywhere. */
  readonly details: Partial<Record<ResultKind, string>>;
};

/** Something said in a notice. */
export type Said = { readonly title: string; readonly description?: string };
