/** The deepest thought there is room for: what the variant knows, then search to the end, then a guess. */
import type { Limits, Verdict } from '../../rules/bot.ts';
import { CERTAIN, GUESS, MAX_DEPTH } from '../../rules/search/worth.ts';
import { mostOf, type Opened } from '../opened.ts';
import { atOnce, rate, sorted, type Rated, type Rating } from './rate.ts';

/** With more plies than this to come the end is out of sight: all the time goes into guessing well. */
const IN_SIGHT = 40;

/** What to think about. `every`: each move's own worth is wanted, not only the best's. */
export type Task = { readonly limits: Limits; readonly seed: number; readonly every: boolean };

/** Rates the moves with all the means of Hard. */
export function think(opened: Opened, { limits, seed, every }: Task): Rating {
  const { brain, position, state, tables } = opened;
  const verdicts = brain?.consult?.(state, { limits, memory: tables.own, seed }) ?? [];
  const told = toldBy(opened, verdicts);
  const isSearched = isOwnSearch(told.moves);
  if ((told.isSolved || isSearched) && !every) return told;
  if (isSearched) return withRest(opened, told, limits);
  let seen: Rating = { moves: [], isSolved: false, nodes: 0 };
  if (position.horizon <= IN_SIGHT) {
    const order = { limits: mostOf(limits), judgement: 'even', deepest: MAX_DEPTH, every } as const;
    seen = rate(position, tables, order);
    if (seen.isSolved) return seen;
  }
  const rest = { ...limits, maxNodes: limits.maxNodes - seen.nodes };
  const order = { limits: rest, judgement: 'guess', deepest: MAX_DEPTH, every } as const;
  const guessed = rate(position, tables, order);
  if (guessed.isSolved) return guessed;
  const exact = [...seen.moves, ...told.moves].filter(({ known }) => known === 'exact');
  const moves = guessed.moves.map(
    (rated) => exact.find(({ move }) => move === rated.move) ?? bounded(rated, told.moves),
  );
  return { ...guessed, nodes: seen.nodes + guessed.nodes, moves: sorted(moves) };
}

/** A brain that knows by heart names what is best for certain; its own search guesses, or sees all moves lose. */
const isOwnSearch = (told: readonly Rated[]): boolean =>
  told.some(({ known }) => known === 'guess') ||
  (told.length > 0 && told.every(({ known }) => known === 'most'));

/** Plies that moves are looked into which the variant's own search left out: those win or lose no later. */
const GLANCE = 2;

/** What the variant's own search said of its moves, and a glance at the others. */
function withRest({ position, tables }: Opened, told: Rating, limits: Limits): Rating {
  const order = { limits, judgement: 'guess', deepest: GLANCE, every: true } as const;
  const glances = rate(position, tables, order).moves;
  const moves = glances.map((rated) => told.moves.find(({ move }) => move === rated.move) ?? rated);
  return { ...told, moves: sorted(moves) };
}

/** The verdicts as ratings; solved when the best of them can't be beaten. */
function toldBy({ position }: Opened, verdicts: readonly Verdict[]): Rating {
  const legal = verdicts.length > 0 ? atOnce(position) : [];
  const moves = legal.flatMap(({ move }) => {
    const text = position.notation(move);
    const verdict = verdicts.find((each) => each.text === text);
    return verdict ? [{ move, worth: verdict.worth, known: verdict.known }] : [];
  });
  const best = Math.max(...moves.map(({ worth }) => worth));
  const isBest = moves.some(
    ({ worth, known }) =>
      worth === best && (known === 'exact' || (known === 'least' && best > CERTAIN)),
  );
  // A proven win is good enough; all else only when every move is known.
  const isSolved = isBest && (best > GUESS || moves.length === legal.length);
  return { moves: sorted(moves), isSolved, nodes: 0 };
}

/**
 * A guess within what is proven: no better than what is known to be the most, and where some moves are
 * proven to hold, the others are not trusted. What holds stays 'least' with a better guess than that, too.
 */
function bounded(rated: Rated, told: readonly Rated[]): Rated {
  if (rated.known === 'exact') return rated;
  const most = told.find(({ move, known }) => move === rated.move && known === 'most');
  if (most && rated.worth > most.worth) return most;
  const held = told.filter(({ known }) => known === 'least');
  if (held.length === 0) return rated;
  const floor = Math.max(...held.map(({ worth }) => worth));
  const isHeld = held.some(({ move }) => move === rated.move);
  if (!isHeld) return { ...rated, worth: Math.min(rated.worth, floor - 1) };
  return { ...rated, worth: Math.max(rated.worth, floor), known: 'least' };
}
