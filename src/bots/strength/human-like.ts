/**
 * Plays like a person of some strength: overlooks what people overlook, but never an immediate win (ADR 31).
 */
import type { MatchRecord } from '../../rules/game.ts';
import { CERTAIN, GUESS, pliesOf, WIN } from '../../engine/worth.ts';
import type { BotMatch } from '../bot-match.ts';
import { newTranspositions } from '../../engine/memory.ts';
import { chooseBest } from '../../engine/choose-best.ts';
import type { Random } from '../../engine/random.ts';
import { rateAtOnce, rate, sortBest, type Rated } from '../../engine/rate.ts';
import { withSwap } from '../swap.ts';
import { chooseByThinking } from '../think.ts';
import { humanModelOf, unitOf, type HumanModel } from './human-model.ts';
import { winningReplies, measureHiddenness } from './opponent-wins.ts';

/** The data that a person needs to move. */
type HumanContext = {
  readonly opened: BotMatch;
  readonly record: MatchRecord;
  readonly random: Random;
  readonly seed: number;
};

/** The move of a person of this strength. Reads no clock. */
export function chooseAsHuman(context: HumanContext, strength: number): number {
  // Transpositions of its own: results that Hard found for a hint would make it stronger.
  const opened = { ...context.opened, transpositions: newTranspositions() };
  const model = humanModelOf(opened.id, strength);
  const now = rateAtOnce(opened.position);
  const wins = now.filter(({ worth }) => worth > GUESS);
  if (wins.length > 0) return chooseBest(context.random, wins);
  if (context.random() < model.focus) {
    const limits = { maxNodes: model.nodes, until: Infinity };
    return chooseByThinking(opened, { ...context, limits, replyNodes: REPLY_NODES });
  }
  return chooseAtAGlance({ ...context, opened }, model, now);
}

/** Positions to visit for choosing the most testing of losing moves. */
const REPLY_NODES = 1000;

/** The plies of the two searches behind a glance, and the positions they may visit. */
const TWO = 2;
const FOUR = 4;
const GLANCE_LIMITS = { maxNodes: 4000, until: Infinity };

function chooseAtAGlance(context: HumanContext, model: HumanModel, now: readonly Rated[]): number {
  const { opened, random } = context;
  const unit = unitOf(opened.id);
  const plain = new Map(now.map((rated) => [rated.move, worthAtOnce(opened, rated)]));
  const usual = usualOf(plain);
  const two = searchWorths(opened, TWO, usual);
  const four = model.foresight[1] > 0 ? searchWorths(opened, FOUR, usual) : two;
  const { isSeen, isUnaware, isBlock } = seeThreats(context, model, now);
  const rated = now.map(({ move, known }) => {
    const depth = random();
    const shown = plain.get(move) ?? 0;
    const deep = depth < model.foresight[1] ? four : depth < model.foresight[0] ? two : plain;
    const seen = known === 'exact' || isUnaware(move) ? shown : (deep.get(move) ?? shown);
    // To a player who hasn't seen the threat, its block looks like any other move.
    const worth = isSeen(move) ? LOST : isBlock(move) ? Math.min(shown, usual) : seen;
    return { move, worth: scaleWorth(worth, unit), known: 'guess' as const };
  });
  // A move that loses at once, as one that completes the other's line, is overlooked half as often as a threat.
  const blunders = new Set(
    now.flatMap(({ move, known, worth }) =>
      known === 'exact' && worth < -GUESS && random() >= model.miss / 2 ? [move] : [],
    ),
  );
  const safe = rated.filter(({ move }) => !isSeen(move) && !blunders.has(move));
  const options = withSwap(opened, sortBest(safe.length > 0 ? safe : rated));
  return sampleSoftmax(options, random, model.noise);
}

type WorthByMove = ReadonlyMap<number, number>;

/**
 * Searches the moves to the depth `deepest`. The worths are shifted so that their mean is the usual
 * guess, because after a reply every move looks worse.
 */
function searchWorths(
  { position, transpositions }: BotMatch,
  deepest: number,
  usual: number,
): WorthByMove {
  const request = { limits: GLANCE_LIMITS, estimate: 'guess', deepest, every: true } as const;
  const worths = new Map(
    rate(position, transpositions, request).moves.map((each) => [each.move, each.worth]),
  );
  const shift = usual - usualOf(worths);
  return new Map(
    [...worths].map(([move, worth]) => [move, isGuess(worth) ? worth + shift : worth]),
  );
}

const isGuess = (worth: number): boolean => Math.abs(worth) <= GUESS;

/** The mean of the guesses among worths. */
function usualOf(worths: WorthByMove): number {
  const guesses = [...worths.values()].filter(isGuess);
  return guesses.reduce((sum, each) => sum + each, 0) / Math.max(guesses.length, 1);
}

/** The worth of a loss in two plies. */
const LOST = 2 - WIN;

/** Estimates a move before any reply. */
function worthAtOnce({ position }: BotMatch, { move, worth, known }: Rated): number {
  if (known === 'exact') return worth;
  const { side } = position;
  position.play(move);
  const guess = position.evaluate(side);
  position.undo();
  return guess;
}

/**
 * Sorts the moves by the wins in one that they leave the opponent. `isSeen`: the bot notices such a win; `isUnaware`: it
 * overlooks them all; `isBlock`: the move happens to prevent a win that the bot overlooks.
 */
function seeThreats(
  { opened, record, random }: HumanContext,
  model: HumanModel,
  now: readonly Rated[],
) {
  const moves = now.map(({ move }) => move);
  const winning = winningReplies(opened.position, moves);
  const after = (move: number): readonly number[] => winning.get(move) ?? [];
  const overlooked = new Map<number, number>();
  const seen = new Set<number>();
  for (const [move, replies] of winning) {
    for (const reply of replies) {
      const times = overlooked.get(reply) ?? 0;
      const isNew = times === 0 && !seen.has(reply);
      const isMissed =
        isNew && random() < model.miss * measureHiddenness(opened, record, move, reply);
      if (isNew && !isMissed) seen.add(reply);
      else if (!seen.has(reply)) overlooked.set(reply, times + 1);
    }
  }
  // Threats that are already on the board, so they follow most moves.
  const standing = [...overlooked].filter(([, times]) => times * 2 > moves.length);
  const isSeen = (move: number): boolean => after(move).some((reply) => seen.has(reply));
  return {
    isSeen,
    isUnaware: (move: number): boolean => after(move).length > 0 && !isSeen(move),
    isBlock: (move: number): boolean => standing.some(([reply]) => !after(move).includes(reply)),
  };
}

/** From -1, lost, to 1, won; quick wins and slow losses are better. */
function scaleWorth(worth: number, unit: number): number {
  const plies = pliesOf(worth);
  if (plies === null) return GREATEST * Math.tanh(worth / (2 * unit));
  const size = (Math.abs(worth) > CERTAIN ? 1 : HALF) - Math.min(plies, LATEST) * PER_PLY;
  return worth > 0 ? size : -size;
}

/** The value of the greatest guess, of a win by half a point, and of a ply. */
const GREATEST = 0.7;
const HALF = 0.9;
const PER_PLY = 0.01;
const LATEST = 15;

/** The best move by an estimate with noise: the softmax of the values (Gumbel's trick). */
function sampleSoftmax(rated: readonly Rated[], random: Random, noise: number): number {
  const noisy = rated.map((each) => ({
    ...each,
    worth: each.worth - noise * Math.log(-Math.log(Math.max(random(), Number.MIN_VALUE))),
  }));
  return chooseBest(random, noisy);
}
