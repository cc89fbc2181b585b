/** Writes a proof as a text: X's move, then each of O's replies that needs an answer and what follows it, then a full stop. */
import { NONE, O, X } from './field.ts';
import { inverse, SYMMETRIES } from './geometry.ts';
import { winningMove, type Attack, type Prover } from './proof.ts';

/** By cell. */
const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** The text, and the number of X's moves in it; those that stop a four of O don't count. */
export function bookOf(
  prover: Prover,
  empty: Attack,
): { readonly text: string; readonly entries: number } {
  const { field } = prover;
  const seen = new Set<Attack>();
  let entries = 0;

  /** The rest of the proof after the position on the field; each position is written once. */
  function textOf(): string {
    const { attack, symmetry } = prover.find();
    const move = winningMove(attack);
    if (!move) throw new Error('This position is not proven.');
    seen.add(attack);
    if (field.threat(O) === NONE) entries += 1;
    const back = inverse(SYMMETRIES[symmetry] as Uint8Array);
    const cell = back[move.cell] as number;
    let text = SIGNS.charAt(cell);
    field.put(cell, X);
    for (const shown of move.replies) {
      const reply = back[shown] as number;
      field.put(reply, O);
      // The proof looked for fours within a limit, and left out those that rarely help.
      const isNeeded = !seen.has(prover.find().attack) && field.winByFours(Infinity) === null;
      if (isNeeded) text += SIGNS.charAt(reply) + textOf();
      field.undo(reply);
    }
    field.undo(cell);
    return `${text}.`;
  }

  field.isThorough = true;
  field.load(empty.marks);
  const text = textOf();
  return { text, entries };
}
