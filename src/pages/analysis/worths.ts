/** What the moves of a position lead to: on its cells, and in words. */
import type { Analysis, Value } from '../../bots/analyse.ts';
import { countIn } from '../../play/count.ts';
import { completing } from '../../play/picking.ts';
import { gameOf, liveState, type MatchState } from '../../play/match-state.ts';
import type { Worth } from '../../play/view.ts';
import { type CellId, SWAP } from '../../rules/game.ts';
import { notation } from '../../rules/match.ts';
import { analysis as words } from '../../text/analysis.ts';

/** An estimate beyond this looks decided. */
const LEANS = 0.25;
/** The token of one that leans to neither side. */
const EVEN = '~';
/** Behind a win or a loss by half a point. */
const HALF = '½';

/** From -1, lost, to 1, won: quick wins are above slow ones, estimates between losses and wins. */
export function numberOf(value: Value): number {
  switch (value.kind) {
    case 'win':
      return (value.isHalf ? 0.9 : 1) - value.plies / 10_000;
    case 'loss':
      return (value.isHalf ? -0.9 : -1) + value.plies / 10_000;
    case 'draw':
      return 0;
    case 'held':
      return 0.01;
    case 'guess':
      return value.score * 0.8;
  }
}

export const isProven = ({ kind }: Value): boolean => kind !== 'guess' && kind !== 'held';

export type Count = ReturnType<typeof countIn<(typeof words)['steps']>>;

/** A value in words: "wins in 3 moves". */
export function wordsOf(value: Value, count: Count): string {
  switch (value.kind) {
    case 'win':
      return count.words[value.isHalf ? 'winsHalf' : 'wins'](count.of(value.plies));
    case 'loss':
      return count.words[value.isHalf ? 'losesHalf' : 'loses'](count.of(value.plies));
    case 'draw':
      return words.ties;
    case 'held':
      return words.holds;
    case 'guess':
      return value.score > LEANS ? words.good : value.score < -LEANS ? words.bad : words.even;
  }
}

/** A value on a token: "+3" wins in three moves, "−2" loses in two, "=" ties, "~" is an estimate. */
export function tokenOf(value: Value, count: Count): Pick<Worth, 'kind' | 'text'> {
  switch (value.kind) {
    case 'win':
      return { kind: 'win', text: `+${count.of(value.plies)}${value.isHalf ? HALF : ''}` };
    case 'loss':
      return { kind: 'loss', text: `−${count.of(value.plies)}${value.isHalf ? HALF : ''}` };
    case 'draw':
      return { kind: 'tie', text: '=' };
    case 'held':
      return { kind: 'guess', text: '≥' };
    case 'guess':
      return {
        kind: 'guess',
        text: value.score > LEANS ? '~+' : value.score < -LEANS ? '~−' : EVEN,
      };
  }
}

export type Worths = {
  readonly worths: ReadonlyMap<CellId, readonly Worth[]>;
  /** For screen readers. */
  readonly tags: ReadonlyMap<CellId, string>;
  /** What taking over the first mark leads to, where the swap rule allows it. */
  readonly swap: Value | undefined;
};

/**
 * The best that each cell leads to, given the picks made: for a symbol to choose, with each of them; for a
 * second cell, after the first.
 */
export function worthsOf(match: MatchState, { moves }: Analysis): Worths {
  const game = gameOf(match);
  const state = liveState(match);
  const values = new Map(moves.map(({ move, value }) => [move, value]));
  const known = new Set(game.cells(state));
  const best = new Map<CellId, Map<string, Value>>();
  for (const { move, missing } of completing(game, state, match.picks)) {
    const value = values.get(notation(game, move));
    if (!value) continue;
    const cells = missing.filter((pick) => known.has(pick));
    const symbol = missing.filter((pick) => !known.has(pick)).join('');
    for (const cell of cells) {
      const own = best.get(cell) ?? new Map<string, Value>();
      const before = own.get(symbol);
      if (!before || numberOf(value) > numberOf(before)) own.set(symbol, value);
      best.set(cell, own);
    }
  }
  const found = [...best].map(([cell, own]) => [cell, [...own]] as const);
  const count = countIn(game, words);
  const crowded = new Set(game.marks(state).map(({ cell }) => cell));
  const worths = found.map(
    ([cell, own]) =>
      [
        cell,
        own.map(([symbol, value]) => ({
          ...tokenOf(value, count),
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
            const said = wordsOf(value, count);
            return symbol ? words.with(symbol, said) : said;
          })
          .join(', '),
      ]),
    ),
  };
}

/** Samples of the tokens on the board, to be explained. */
export function tokensIn({ worths }: Pick<Worths, 'worths'>): readonly Worth[] {
  const all = [...worths.values()].flat();
  return SAMPLES.filter(({ kind, text }) =>
    all.some(
      (each) =>
        each.kind === kind &&
        (kind === 'guess'
          ? each.text.startsWith(text)
          : each.text.endsWith(HALF) === text.endsWith(HALF)),
    ),
  );
}

const SAMPLES: readonly Worth[] = [
  { kind: 'win', text: '+3' },
  { kind: 'win', text: `+3${HALF}` },
  { kind: 'tie', text: '=' },
  { kind: 'loss', text: '−3' },
  { kind: 'loss', text: `−3${HALF}` },
  { kind: 'guess', text: '≥' },
  { kind: 'guess', text: EVEN },
];
