/** Sentences of rules that several games share, in Spanish. */

/** Lengths of lines, as a sentence begins with them. */
const LENGTHS: Readonly<Record<number, string>> = { 3: 'Tres', 4: 'Cuatro', 5: 'Cinco' };
export const inWords = (length: number): string => LENGTHS[length] ?? '';

export const takeTurns = 'Por turnos, cada uno pone su marca en una casilla vacía.';
export const lineWins = (length: number): string =>
  `Ganan ${inWords(length).toLowerCase()} marcas tuyas en línea: horizontal, vertical o diagonal.`;
export const fullBoard = 'Si el tablero se llena sin ninguna línea, hay empate.';
export const starterCanForce =
  'Entre dos, quien empieza puede forzar la victoria: importa quién empieza.';
export const swapRule = (hasAdvantage: boolean): string =>
  `La regla del cambio: quien juega segundo puede quedarse con la primera marca${hasAdvantage ? ' y parte con ventaja' : ''}.`;
