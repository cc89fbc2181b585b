/** Late positions of ultimate: what is proven of each move, as bounds for the tree. */
import type { SearchLimits } from '../../engine/brain.ts';
import type { Net } from './bot-net.ts';
import { ProofSearch, ProofTable, type ProofAnswer } from './bot-proof-search.ts';
import { TIED, LOST, WON } from './bot-tree.ts';
import type { UltimateState } from './rules.ts';

/** The table of proofs, which lives as long as the match: 2^20 entries, 16 MB. */
const TABLE = 20;
/** The two questions are asked in turn; each time one may visit this many positions. */
const TURN = 2000;

/** The bounds of a move's result for the side that makes it. */
export type Bound = { readonly move: number; readonly least: number; readonly most: number };

export type Bounds = {
  readonly moves: readonly Bound[];
  /** The most plies to the end. */
  readonly plies: number;
  readonly nodes: number;
};

/** Asks in turn whether the mover wins and whether the other side does, until the limits or an answer. */
export function proveLate(
  state: UltimateState,
  own: { proofs?: ProofTable },
  limits: SearchLimits,
  net: Net | null,
): Bounds {
  const table = (own.proofs ??= new ProofTable(TABLE));
  const search = new ProofSearch(state, table, net);
  const { side } = search;
  const answers: ProofAnswer[] = ['unknown', 'unknown'];
  const isDecided = (): boolean => answers.includes('yes') || !answers.includes('unknown');
  const isTimeUp = (): boolean => search.nodes >= limits.maxNodes || Date.now() >= limits.until;
  for (let asked = side; !isDecided() && !isTimeUp(); asked = 1 - asked) {
    if (answers[asked] !== 'unknown') continue;
    const maxNodes = Math.min(search.nodes + TURN, limits.maxNodes);
    answers[asked] = search.wins(asked, { ...limits, maxNodes });
  }
  const { nodes, horizon } = search;
  const moves = search.after((move) => ({
    move,
    least: search.known(side) === 'yes' ? WON : search.known(1 - side) === 'no' ? TIED : LOST,
    most: search.known(1 - side) === 'yes' ? LOST : search.known(side) === 'no' ? TIED : WON,
  }));
  return { moves, nodes, plies: horizon };
}
