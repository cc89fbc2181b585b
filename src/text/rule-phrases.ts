/** Sentences of rules that several games share. Each game takes them into its own words, so they aren't translated here. */

/** Lengths of lines, as a sentence begins with them. */
const LENGTHS: Readonly<Record<number, string>> = { 3: 'Three', 4: 'Four', 5: 'Five' };
export const inWords = (length: number): string => LENGTHS[length] ?? '';

export const takeTurns = 'Take turns placing your mark in an empty cell.';
export const lineWins = (length: number): string =>
  `${inWords(length)} of your marks in a row win: across, down or diagonal.`;
export const fullBoard = 'A full board without a line is a tie.';
export const starterCanForce =
  'With two players, whoever starts can force a win, so it matters who starts.';
export const swapRule = (hasAdvantage: boolean): string =>
  `The swap rule: the second player may take over the first mark${hasAdvantage ? ' and has the advantage' : ''}.`;
