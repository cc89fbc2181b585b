/** Finds why a move is good, as far as the rules and the proven values of the moves show it. */
import type { Brain } from '../../engine/brain.ts';
import { type DecisiveMove, listDecisiveMoves, listThreats } from '../../rules/decisive-moves.ts';
import { type Game, type Json, type MatchRecord, SWAP, SYMBOLS } from '../../rules/game.ts';
import { findMove, lastStateOf, notation } from '../../rules/match.ts';
import { brainOf, games, isGameId } from '../../variants/rules.ts';
import type { Analysis, Worth } from '../analyse.ts';
import { findBoardReasons } from './board-reasons.ts';
import type { Reason } from './reason.ts';
import type { Lines } from '../../rules/rows/open-rows.ts';
import { findBestRows, findSpoils, type PlacedMove } from './row-reasons.ts';
import { findDenials, findEscapes, findLoops, marksIn } from './safe-reasons.ts';

/** An analysis, and why its best move is good. */
export type ExplainedAnalysis = Analysis & { readonly why: readonly Reason[] };

/** The most reasons that a hint gives. */
const MOST = 3;

/** The reasons for an analysis' best move; none for a move that wins at once. */
export function reasonsFor(record: MatchRecord, analysis: Analysis): readonly Reason[] {
  if (!isGameId(record.game) || record.seats !== 2) return [];
  const game: Game = games[record.game];
  const last = lastStateOf(game, record);
  const state = last.ok ? last.value : null;
  const best = findMove(game, state, analysis.best);
  if (best === undefined || game.outcome(game.apply(state, best))) return [];
  const only = onlyMove(analysis);
  return [...(only ? [only] : []), ...findReasons(game, brainOf(record.game), state, best)].slice(
    0,
    MOST,
  );
}

/** The reasons that the rules alone show. */
function findReasons(
  game: Game,
  brain: Brain | undefined,
  state: Json,
  best: Json,
): readonly Reason[] {
  if (best === SWAP) return [];
  const lines = brain?.lines?.(state) ?? [];
  if (game.about.lineLoses)
    return findEscapes(game, state, best, {
      marksOf: (move) => marksIn(lines, placeMove(game, state, move)),
      length: lines[0]?.length ?? 0,
    });
  const boardsOf = brain?.boards;
  if (!boardsOf && isPlain(game, state, best)) return findRowReasons(game, lines, state, best);
  const denied = findDenials(game, state, best);
  if (game.about.choosesSymbol)
    return [...denied, ...findSpoils(lines, placeMove(game, state, best))];
  return [
    ...denied,
    ...findLoops(game, state, best),
    ...(boardsOf ? findBoardReasons({ game, state, best, boardsOf }) : []),
  ];
}

/** A move on a board of lines, and the marks around it. */
function placeMove(game: Game, state: Json, move: Json): PlacedMove {
  const after = game.apply(state, move);
  const symbolsOf = (each: Json) =>
    new Map(game.marks(each).map(({ cell, symbol }) => [cell, symbol]));
  const [cell = ''] = game.picks(move);
  const symbols = symbolsOf(after);
  const own = symbols.get(cell) ?? '';
  const other = SYMBOLS.slice(0, 2).find((symbol) => symbol !== own) ?? '';
  const cells = new Set(game.cells(after));
  return { cell, own, other, before: symbolsOf(state), after: symbols, cells };
}

/** Beyond this many moves the search takes too long. */
const WIDEST = 600;

/**
 * Threats are lines only where a move is one mark of the player's own symbol, a line wins, and every empty
 * cell may be taken.
 */
function isPlain(game: Game, state: Json, move: Json): boolean {
  const { about } = game;
  if (about.choosesSymbol || about.lineLoses || game.picks(move).length !== 1) return false;
  const moves = game.moves(state).filter((each) => each !== SWAP).length;
  const empty = game.cells(state).length - game.marks(state).length;
  return move !== SWAP && moves === empty && moves <= WIDEST;
}

function onlyMove({ best, moves }: Analysis): Reason | null {
  const own = moves.find(({ move }) => move === best)?.value.kind;
  const rest = moves.filter(({ move }) => move !== best).map(({ value }) => value.kind);
  const areAll = (...kinds: readonly Worth['kind'][]) =>
    rest.length > 0 && rest.every((kind) => kinds.includes(kind));
  if (own === 'win' && areAll('tie', 'loss')) return { kind: 'only', keeps: 'win' };
  const holds = own === 'tie' || own === 'no-loss';
  return holds && areAll('loss') ? { kind: 'only', keeps: 'tie' } : null;
}

/** The reasons from the threats of both sides, and from their rows. */
function findRowReasons(game: Game, lines: Lines, state: Json, best: Json): readonly Reason[] {
  const after = game.apply(state, best);
  const elsewhere = game.moves(state).filter((move) => move !== best);
  const faced = listThreats(game, state, elsewhere).moves;
  const left = listDecisiveMoves(game, after, { seat: game.toMove(after) ?? 0, score: 1 });
  const isLeft = ({ move }: DecisiveMove) => left.some((each) => each.move === move);
  const blocks = faced
    .filter((each) => !isLeft(each))
    .slice(0, 1)
    .map(({ outcome }) => ({ kind: 'blocks', line: outcome.lines[0] ?? [] }) as const);
  // The other side would win next, so no further reason matters.
  if (left.length > 0) return blocks;
  const threats = listThreats(game, after).moves.map(({ move }) => notation(game, move));
  const forced = threats.length > 0 ? [{ kind: 'threatens', cells: threats } as const] : [];
  return [...blocks, ...forced, ...findBestRows(lines, placeMove(game, state, best))];
}
