/** The brain of 3D. */
import type { Brain, SearchLimits, Verdict } from '../../engine/brain.ts';
import { SWAP, type Json } from '../../rules/game.ts';
import { notation } from '../../rules/match.ts';
import { threatLimits } from '../../engine/threat-search.ts';
import {
  asIfXBegan,
  coordinatesOn,
  linesOn,
  packRow,
  packRowAs,
  sidesInTurn,
  type RowFacts,
} from '../../engine/rows/row-brain.ts';
import type { RowPosition } from '../../engine/rows/row-position.ts';
import { WIN } from '../../engine/worth.ts';
import { CubePosition } from './bot-cube.ts';
import { bookOf, lookUp, type OpeningBook } from './bot-opening.ts';
import type { CubeProof } from './bot-proof.ts';
import { stacks, threeD, type ThreeDOptions, type ThreeDState } from './rules.ts';

const facts: RowFacts<ThreeDOptions> = {
  board: ({ board }) => stacks[board].board,
  ending: () => 'maker',
  closed: ({ board, centreClosed }) => (centreClosed ? stacks[board].centre : []),
};

/** Positions to visit when looking for a win by threats before the search. */
const THOROUGH = 50_000;

let book: OpeningBook | null = null;
let proof: CubeProof | null = null;

/** Turns a state into the position format that the search of every row game reads. */
export const pack = (state: ThreeDState): RowPosition => packRow(facts, state);

/**
 * See `Brain`. On 4x4x4 it knows how the first player wins, and looks for wins by continuous threats before searching.
 * For the small stacks, a book covers the first two plies.
 */
export const brain: Brain<ThreeDState> = {
  pack(state) {
    if (state.end) return null;
    return isCube(state) && isDuel(state) ? packRowAs(facts, state, CubePosition) : pack(state);
  },
  consult(state, { limits }) {
    if (!isDuel(state)) return null;
    if (isCube(state))
      return (
        toSwap(state) ??
        provenVerdicts(state) ??
        findForcedWin(state, threatLimits(limits, THOROUGH))
      );
    return book && lookUp(book, state, pack);
  },
  lines: ({ options }) => linesOn(facts.board(options)),
  coordinatesOf: ({ options }, move) => coordinatesOn(facts.board(options), move),
  async prepare(options) {
    const chosen = optionsIn(options);
    if (!chosen || isProven(chosen)) proof ??= await loadProof();
    if (chosen?.board === '4x4x4') return;
    const { entries } = await import('./bot-book.ts');
    book ??= bookOf(entries, pack);
  },
};

/** The unchecked options of a record; undefined if there are none. */
const optionsIn = (options: Json | undefined): ThreeDOptions | undefined =>
  options === undefined ? undefined : (threeD.options(options, 2) ?? threeD.options(options, 4));

const isProven = ({ board, teams }: ThreeDOptions): boolean => board === '4x4x4' && !teams;

async function loadProof(): Promise<CubeProof> {
  const [code, text] = await Promise.all([import('./bot-proof.ts'), import('./bot-proof-data.ts')]);
  return new code.CubeProof(text.proof);
}

/** The proven result of 4x4x4 for two players. */
function provenVerdicts(state: ThreeDState): readonly Verdict[] | null {
  if (!proof || state.seats !== 2 || !isProven(state.options)) return null;
  return proof.verdicts(asIfXBegan(state).board);
}

const isCube = ({ options }: ThreeDState): boolean => options.board === '4x4x4';

/** True for two alternating sides. */
function isDuel(state: ThreeDState): boolean {
  const turns = sidesInTurn(state);
  return turns.length === 2 && turns.every((side) => side < 2);
}

function findForcedWin(state: ThreeDState, limits: SearchLimits): readonly Verdict[] | null {
  const position = packRowAs(facts, state, CubePosition);
  const plies = position.forcedWin(position.side, limits);
  if (plies === 0) return null;
  return [{ notation: position.notation(position.forcing), worth: WIN - plies, known: 'least' }];
}

/** Lines through a weak cell of 4x4x4; through corners and inner cells go seven. */
const FEW = 4;
/** Worths that tell strong cells from weak ones, since no search sees that far from the first mark. */
const STRONG = 60;
const WEAK = 10;

/**
 * Verdicts while the first mark of 4x4x4 may still be taken over, as if it couldn't be: `bots/swap.ts` applies the rule to
 * them. A first mark on a strong cell is proven to win; of the other cells nothing is proven. Null once it is settled.
 */
function toSwap(state: ThreeDState): readonly Verdict[] | null {
  if (!state.options.swap) return null;
  const [first] = threeD.marks(state);
  if (first && threeD.find?.(state, SWAP) === undefined) return null;
  const shown = provenVerdicts(state);
  const lines = linesOn(facts.board(state.options));
  const isStrong = (cell: string) => lines.filter((line) => line.includes(cell)).length > FEW;
  const moves = threeD.moves(state).map((move) => notation(threeD, move));
  const marks = moves.filter((move) => move !== SWAP);
  const guess = (move: string, worth: number): Verdict => ({
    notation: move,
    worth,
    known: 'guess',
  });
  if (!first) {
    const [win] = shown ?? [];
    return marks.map((move) => {
      if (!isStrong(move)) return guess(move, WEAK);
      return win ? { ...win, notation: move } : guess(move, STRONG);
    });
  }
  if (isStrong(first.cell)) return shown ?? marks.map((move) => guess(move, -WEAK));
  return marks.filter(isStrong).map((move) => guess(move, WEAK));
}
