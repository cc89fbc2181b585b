/** Moves X, who begins on 4x4x4, by the proof; loaded where a reader argues with it. */
import type { MoveByProof } from '../../play/learn/argument.ts';
import { WIN } from '../../engine/worth.ts';
import { brain } from './bot.ts';
import { proof } from './bot-proof-data.ts';
import { CubeProof } from './bot-proof.ts';
import { lengths } from './proof-lengths.ts';
import type { ThreeDState } from './rules.ts';

/** Positions to visit for a win by fours: more than any position outside the book needs. */
const LIMITS = { maxNodes: 1_000_000, until: Infinity };

/** Reads the book, which takes about a tenth of a second. */
export function createMoveByProof(): MoveByProof {
  const book = new CubeProof(proof, lengths);
  return (raw) => {
    const state = raw as ThreeDState;
    const [move] =
      book.verdicts(state.board) ??
      brain.consult?.(state, { limits: LIMITS, own: {}, seed: 0 }) ??
      [];
    if (!move) throw new Error(`the proof of 4x4x4 has no reply to ${state.board}`);
    const left = book.lengthAt(state.board);
    return { notation: move.notation, left, plies: left > 0 ? null : WIN - move.worth };
  };
}
