/** Puts the results of a position's moves on its cells, and into words. */
import type { Analysis, Worth } from '../../bots/analyse.ts';
import { countMovesToEnd } from '../../play/moves-to-end.ts';
import { movesCompletedBy } from '../../play/picking.ts';
import { gameOf, latestState, type MatchState } from '../../play/match-state.ts';
import type { ShownWorth } from '../../play/view.ts';
import { type CellId, SWAP } from '../../rules/game.ts';
import { notation } from '../../rules/match.ts';
import { analysis as words } from '../../text/analysis.ts';

/** A guess beyond this looks decided. */
const LEANS = 0.25;
/** The badges of guesses, and of moves that tie or win. */
const EVEN = '~';
const GOOD = '~+';
const BAD = '~−';
const NO_LOSS = '≥';
/** Behind a win or a loss by half a point. */
const HALF = '½';

/** From -1, lost, to 1, won: quick wins are above slow ones, guesses between losses and wins. */
export function scaleWorth(value: Worth): number {
  switch (value.kind) {
    case 'win':
      return (value.isHalf ? 0.9 : 1) - value.plies / 10_000;
    case 'loss':
      return (value.isHalf ? -0.9 : -1) + value.plies / 10_000;
    case 'tie':
      return 0;
    case 'no-loss':
      return 0.01;
    case 'guess':
      return value.score * 0.8;
  }
}

export const isResultProven = ({ kind }: Worth): boolean => kind !== 'guess' && kind !== 'no-loss';

type StepCount = ReturnType<typeof countMovesToEnd<(typeof words)['steps']>>;

/** A worth in words: "wins in 3 moves". */
export function worthWordsOf(value: Worth, count: StepCount): string {
  switch (value.kind) {
    case 'win':
      return decidedText(value, value.isHalf ? 'winsHalf' : 'wins', count);
    case 'loss':
      return decidedText(value, value.isHalf ? 'losesHalf' : 'loses', count);
    case 'tie':
      return words.ties;
    case 'no-loss':
      return words.holds;
    case 'guess':
      return value.score > LEANS ? words.good : value.score < -LEANS ? words.bad : words.even;
  }
}

type Decided = Extract<Worth, { readonly plies: number }>;

function decidedText(value: Decided, said: keyof typeof words.now, count: StepCount): string {
  if (value.plies === 1) return words.now[said];
  const text = count.words[said](count.of(value.plies));
  return limitOf(value).isLimit ? words.atMost(text) : text;
}

/** A worth on a badge: "+3" wins in three moves, "−2" loses in two, "=" ties, "~" is a guess. */
export function badgeOf(
  value: Worth,
  count: StepCount,
): Pick<ShownWorth, 'kind' | 'text' | 'isLimit'> {
  switch (value.kind) {
    case 'win':
      return {
        kind: 'win',
        text: `+${count.of(value.plies)}${value.isHalf ? HALF : ''}`,
        ...limitOf(value),
      };
    case 'loss':
      return {
        kind: 'loss',
        text: `−${count.of(value.plies)}${value.isHalf ? HALF : ''}`,
        ...limitOf(value),
      };
    case 'tie':
      return { kind: 'tie', text: '=' };
    case 'no-loss':
      return { kind: 'guess', text: NO_LOSS };
    case 'guess':
      return {
        kind: 'guess',
        text: value.score > LEANS ? GOOD : value.score < -LEANS ? BAD : EVEN,
      };
  }
}

const limitOf = ({ plies, isLimit }: Decided): Pick<ShownWorth, 'isLimit'> =>
  isLimit && plies > 1 ? { isLimit } : {};

type WorthTexts = {
  readonly worths: ReadonlyMap<CellId, readonly ShownWorth[]>;
  /** For screen readers. */
  readonly tags: ReadonlyMap<CellId, string>;
  /** The result of taking over the first mark, where the swap rule allows it. */
  readonly swap: Worth | undefined;
};

/**
 * The best result of each cell, given the picks made: for a symbol to choose, with each of them; for a second
 * cell, after the first.
 */
export function worthsOf(match: MatchState, { moves }: Analysis): WorthTexts {
  const game = gameOf(match);
  const state = latestState(match);
  const values = new Map(moves.map(({ move, value }) => [move, value]));
  const known = new Set(game.cells(state));
  const best = new Map<CellId, Map<string, Worth>>();
  for (const { move, missing } of movesCompletedBy(game, state, match.picks)) {
    const value = values.get(notation(game, move));
    if (!value) continue;
    const cells = missing.filter((pick) => known.has(pick));
    const symbol = missing.filter((pick) => !known.has(pick)).join('');
    for (const cell of cells) {
      const own = best.get(cell) ?? new Map<string, Worth>();
      const before = own.get(symbol);
      if (!before || scaleWorth(value) > scaleWorth(before)) own.set(symbol, value);
      best.set(cell, own);
    }
  }
  const found = [...best].map(([cell, own]) => [cell, [...own]] as const);
  const count = countMovesToEnd(game, words);
  const crowded = new Set(game.marks(state).map(({ cell }) => cell));
  const worths = found.map(
    ([cell, own]) =>
      [
        cell,
        own.map(([symbol, value]) => ({
          ...badgeOf(value, count),
          ...(symbol && { with: symbol }),
          ...(crowded.has(cell) && { isBeside: true }),
        })),
      ] as const,
  );
  return {
    worths: new Map(worths),
    swap: values.get(SWAP),
    tags: new Map(
      found.map(([cell, own]) => [
        cell,
        own
          .map(([symbol, value]) => {
            const worth = worthWordsOf(value, count);
            return symbol ? words.with(symbol, worth) : worth;
          })
          .join(', '),
      ]),
    ),
  };
}

/**
 * Explains one badge of each sort that is on the board, the nearest wins and losses first. With "or fewer" where any
 * badge of the sort is a bound.
 */
export function badgeLegend({
  worths,
}: Pick<WorthTexts, 'worths'>): readonly (readonly [ShownWorth, string])[] {
  const all = [...worths.values()].flat().toSorted((a, b) => numberIn(a) - numberIn(b));
  return SORTS.flatMap(([fits, meaning]) => {
    const found = all.find(fits);
    if (!found) return [];
    const said = meaning(String(numberIn(found)));
    const isLimit = all.some((each) => fits(each) && each.isLimit);
    return [[found, isLimit ? words.atMost(said) : said] as const];
  });
}

const numberIn = ({ text }: ShownWorth): number => Number.parseInt(text.slice(1), 10) || 0;

const isHalf = ({ text }: ShownWorth): boolean => text.endsWith(HALF);

const SORTS: readonly (readonly [
  fits: (worth: ShownWorth) => boolean,
  meaning: (count: string) => string,
])[] = [
  [(each) => each.kind === 'win' && !isHalf(each), (count) => words.key.win(count)],
  [(each) => each.kind === 'win' && isHalf(each), (count) => words.key.winHalf(count)],
  [(each) => each.kind === 'tie', () => words.key.tie],
  [(each) => each.kind === 'loss' && !isHalf(each), (count) => words.key.loss(count)],
  [(each) => each.kind === 'loss' && isHalf(each), (count) => words.key.lossHalf(count)],
  [({ text }) => text === NO_LOSS, () => words.key.noLoss],
  [({ text }) => text === EVEN, () => words.key.guess],
  [({ text }) => text === GOOD, () => words.key.good],
  [({ text }) => text === BAD, () => words.key.bad],
];
