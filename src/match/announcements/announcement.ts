import {
  gameOf,
  isLatestShown,
  latestPly,
  type MatchState,
  shownPly,
  turnOf,
} from '../../play/match-state.ts';
import { resultOf } from '../../play/match-result.ts';
import type { BoardView } from '../../play/view.ts';
import type { BoardLayout } from '../../rules/board.ts';
import type { CellId } from '../../rules/game.ts';
import { text } from '../../text/play.ts';
import { speech } from '../../text/speech.ts';
import { cellName, symbolName } from '../../ui/board/cell-name.ts';
import { joinParts } from '../../ui/notices/Announcer.tsx';
import type { Variant } from '../../variants/variant.ts';
import { nameMove, nameShownMove } from '../moves/named-move.ts';
import { describeShownMove, noteOf, type Status } from '../status/status.ts';
import { listNames } from './lines.ts';

/** The state of a match's page at one moment. */
export type HeardState = {
  readonly match: MatchState;
  readonly status: Status;
  readonly view: BoardView;
};

type HearingContext = {
  readonly variant: Variant;
  readonly layout: BoardLayout;
  /** Whether whose turn it is is announced, not only what happens. */
  readonly isFull: boolean;
  /** In an analysis, going back keeps the moves. */
  readonly isStudy?: boolean;
};

/** The announcement when a match's page changes; empty when there is nothing to say. */
export function announcementFor(
  before: HeardState,
  now: HeardState,
  context: HearingContext,
): string {
  const { match, status } = now;
  const old = before.match;
  const isShort = !context.isFull && !status.over && match.botError === null;
  const isNew = spokenOf(status) !== spokenOf(before.status);
  // A status with `isSaidOnce` is announced once; whose turn it is follows every move.
  const headline = (status.isSaidOnce ? isNew : !isShort) ? spokenOf(status) : '';
  if (match.round !== old.round || kindsIn(match) !== kindsIn(old))
    return describeOpening(now, context);
  if (match.browsedPly !== old.browsedPly) return nameShownMove(match, context.layout);
  if (!isLatestShown(match)) return '';
  const grew = latestPly(match) - latestPly(old);
  if (grew > 0) {
    const played = describeShownMove(match, context.layout);
    const more = describeMoves(match, latestPly(old), context);
    const isAnswer = gameOf(match).answers?.(match.states[latestPly(match) - 1] ?? null) ?? false;
    return joinParts(
      // In an analysis nobody answers, so only a jump adds more than one move.
      context.isStudy && grew > 1 ? speech.onTo(latestPly(match)) : '',
      // First who measured, then the result.
      ...(isAnswer ? [more, played] : [played, more]),
      headline,
      status.over ? describeEnding(now, context) : noteOf(now, context.layout),
    );
  }
  if (grew < 0)
    return joinParts(
      context.isStudy
        ? describePosition(match, context.layout)
        : describeUndone(old, -grew, context.layout),
      headline,
      noteOf(now, context.layout),
    );
  if (match.picks.at(-1) !== old.picks.at(-1)) return describePicks(old, now, context);
  return isNew ? headline : '';
}

/** The kinds of players: people here or elsewhere, or bots. */
const kindsIn = ({ setup }: MatchState): string =>
  setup.controllers.map(({ kind }) => kind).join(' ');

/** The announcement at the start of each round, and when the opponent changes. */
const describeOpening = (now: HeardState, context: HearingContext): string =>
  joinParts(spokenOf(now.status), noteOf(now, context.layout));

const spokenOf = ({ headline, spoken = headline }: Status): string => spoken;

/** The effects of the moves since a ply besides placing marks. */
function describeMoves(match: MatchState, from: number, { variant }: HearingContext): string {
  const { describe } = variant;
  if (!describe) return '';
  const plies = Array.from({ length: latestPly(match) - from }, (_, step) => from + step);
  return plies
    .map((ply) => describe(match.states[ply] ?? null, match.states[ply + 1] ?? null))
    .filter(Boolean)
    .join(' ');
}

/** The result's second line, and the finished lines by name. */
function describeEnding({ match, status, view }: HeardState, { layout }: HearingContext): string {
  const cells = gameOf(match).cells(match.states[shownPly(match)] ?? null);
  const { smallBoards } = layout;
  // In quantum both sides can finish a line at once.
  const winners = new Set(
    resultOf(match)?.seats.map((seat) => gameOf(match).symbol(seat, match.record.options)),
  );
  const nameOf = (cell: CellId) => smallBoards?.nameOf(cell) ?? cellName(layout, cells, cell).full;
  // On a board of small boards, a line consists of these.
  const lines = smallBoards ? smallBoards.lines(view.state) : view.lines;
  const named = lines
    .filter((line) => line.length > 0)
    .map((line) => {
      const names = listNames([...new Set(line.map(nameOf))]);
      const by = smallBoards ? undefined : view.marks.find(({ cell }) => cell === line[0])?.symbol;
      if (view.broken && by !== undefined) return speech.lost(symbolName(by), names);
      return by === undefined || winners.has(by)
        ? speech.line(names)
        : speech.also(symbolName(by), names);
    });
  return joinParts(status.detail, ...named);
}

/** Names the moves that were taken back, the last one first; of more than two it gives only the number. */
function describeUndone(old: MatchState, count: number, layout: BoardLayout): string {
  if (count > 2) return speech.undoneMany(count);
  const plies = Array.from({ length: count }, (_, at) => latestPly(old) - at);
  return speech.undone(
    listNames(plies.map((ply) => describeMove(old, ply, layout)).filter(Boolean)),
  );
}

/** "X at b2", "X chose b2", or where players choose their symbols "O at b2". */
function describeMove(match: MatchState, ply: number, layout: BoardLayout): string {
  const move = nameMove(match, ply, layout);
  if (!move?.symbol) return '';
  if (move.hasSymbol) return move.name.full;
  return speech[move.isAnswer ? 'choiceOf' : 'moveOf'](symbolName(move.symbol), move.name.full);
}

/** The position in an analysis, and the move that led to it. */
const describePosition = (match: MatchState, layout: BoardLayout): string =>
  joinParts(speech.backTo(latestPly(match)), describeShownMove(match, layout));

/** The first pick of a move of two, and whether a symbol is next; or that it was taken back. */
function describePicks(
  old: MatchState,
  { match, view }: HeardState,
  { layout }: HearingContext,
): string {
  const isBack = match.picks.length < old.picks.length;
  const cell = (isBack ? old : match).picks.at(-1) ?? '';
  if (!view.cells.includes(cell)) return '';
  if (isBack) return speech.unpicked(cellName(layout, view.cells, cell).full);
  const chosen = speech.picked(cellName(layout, view.cells, cell).full);
  const isBots = match.setup.controllers[turnOf(match) ?? 0]?.kind === 'bot';
  const picked = isBots ? speech.byBot(chosen) : chosen;
  return joinParts(picked, view.chooser ? text.chooser.title : '');
}
