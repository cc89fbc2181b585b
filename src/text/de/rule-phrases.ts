/** Sentences of rules that several games share, in German. */

/** Lengths of lines, as a sentence begins with them. */
const LENGTHS: Readonly<Record<number, string>> = { 3: 'Drei', 4: 'Vier', 5: 'Fünf' };
export const inWords = (length: number): string => LENGTHS[length] ?? '';

export const takeTurns = 'Setzt abwechselnd euer Zeichen in ein leeres Feld.';
export const lineWins = (length: number): string =>
  `${inWords(length)} deiner Zeichen in einer Reihe gewinnen: waagrecht, senkrecht oder diagonal.`;
export const fullBoard =
  'Ist das Brett voll und niemand hat eine Reihe, endet die Partie unentschieden.';
export const starterCanForce =
  'Zu zweit kann, wer beginnt, den Sieg erzwingen: Es kommt also darauf an, wer anfängt.';
export const swapRule = (hasAdvantage: boolean): string =>
  `Die Tauschregel: Wer als Zweiter zieht, darf das erste Zeichen übernehmen${hasAdvantage ? ' und ist damit im Vorteil' : ''}.`;
