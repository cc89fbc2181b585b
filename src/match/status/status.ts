/** The words above a board: whose turn it is, or how it ended. */
import {
  shownState,
  gameOf,
  isLatestShown,
  shownMove,
  latestPly,
  type MatchState,
  movesMade,
  type Level,
  shownPly,
  turnOf,
  symbolOfSeat,
} from '../../play/match-state.ts';
import { rulesOf, wordsOf } from '../../play/loaded-games.ts';
import { resultOf, type MatchResult } from '../../play/match-result.ts';
import type { PickError } from '../../play/session.ts';
import { strengthOf } from '../../play/stats/tallies.ts';
import type { BoardView, Note } from '../../play/view.ts';
import { type Mark, type Seat, type SymbolId, SWAP } from '../../rules/game.ts';
import { text } from '../../text/play.ts';
import type { ResultKind, VariantWords } from '../../text/word-types.ts';
import type { GameId } from '../../variants/rules.ts';
import { joinParts } from '../../ui/notices/Announcer.tsx';
import { cellName, symbolName, type CellNames } from '../../ui/board/cell-name.ts';

export type Status = {
  /** A smaller title above the headline; empty or missing for none. */
  readonly eyebrow?: string;
  readonly headline: string;
  /** Announced instead of the headline. */
  readonly spoken?: string;
  /** Announced after it when the page opens. */
  readonly firstWords?: string;
  /** The words belong to the page itself: they are announced once, also with short announcements. */
  readonly isSaidOnce?: boolean;
  readonly detail: string;
  /** The detail says why this device can't play. */
  readonly isBlocked?: boolean;
  /** The symbol beside the words; null for a tie. */
  readonly symbol: SymbolId | null;
  /**
   * Shown in gold: a person on this device won; in a room, anybody; a puzzle or one of its moves was solved, or a
   * lesson's step.
   */
  readonly won: boolean;
  readonly over: boolean;
};

/** The status of a match: its result, the move looked back at, or whose turn it is. */
export function statusOf(match: MatchState): Status {
  const result = resultOf(match);
  if (isLookedBack(match)) return lookingStatus(match, result !== null);
  return result ? resultStatus(match, result) : turnStatus(match);
}

/** True while the status is about the move shown: not at the end of a finished match, which shows its result. */
export const isLookedBack = (match: MatchState): boolean =>
  !isLatestShown(match) && (turnOf(match) !== null || shownPly(match) < latestPly(match));

/** Which move is shown, and whose it is. */
export function lookingStatus(match: MatchState, over: boolean): Status {
  const made = shownMove(match);
  return {
    headline: text.replay.at(shownPly(match), latestPly(match)),
    detail: text.replay.looking,
    symbol: made && symbolOfSeat(match, made.seat),
    won: false,
    over,
  };
}

function turnStatus(match: MatchState): Status {
  const { controllers } = match.setup;
  const words = bannerOf(match);
  const seat = turnOf(match) ?? 0;
  const symbol = symbolOfSeat(match, seat);
  const common = { symbol, won: false, over: false };
  const bot = controllers.find((controller) => controller.kind === 'bot');
  if (bot?.kind !== 'bot') {
    return {
      ...common,
      headline: words.turn(seatNameOf(match, seat), seat),
      detail: words.friends,
    };
  }
  if (match.botError !== null) {
    return { ...common, headline: text.status.botFailed, detail: text.status.botFailedDetail };
  }
  const mine = controllers.findIndex(({ kind }) => kind === 'person');
  const detail = text.status.youAre(
    symbolOfSeat(match, mine) ?? '',
    levelName(bot.level, match.setup.game),
  );
  return { ...common, headline: match.thinking ? text.status.thinking : words.yourTurn, detail };
}

/** A level's name; for Match me, with its strength. */
export const levelName = (level: Level, id: GameId): string =>
  level === 'adaptive' ? text.modes.adaptive(roundedStrength(id)) : text.modes[level];

const roundedStrength = (id: GameId): number =>
  Math.round(strengthOf(rulesOf(id).about.card.stats).strength);

function resultStatus(match: MatchState, result: MatchResult): Status {
  const words = bannerOf(match);
  const names = result.seats.map((seat) => seatNameOf(match, seat));
  const [first, firstName = ''] = [result.seats[0], names[0]];
  const sharesDevice = match.setup.controllers.every(({ kind }) => kind === 'person');
  const headlines: Record<ResultKind, string> = {
    'person-wins': words.youWin,
    'bot-wins': text.result.aiWins,
    'seat-wins': text.result.wins(firstName),
    several: text.result.several(names),
    tie: sharesDevice ? words.tieBetweenFriends : words.tieWithBot,
  };
  const plain = result.kind === 'tie' ? text.result.full : text.result.moves(movesMade(match));
  return {
    eyebrow: result.kind === 'tie' ? words.stalemate : result.personWon ? words.victory : '',
    headline: headlines[result.kind],
    detail: words.details[result.kind] ?? plain,
    symbol: first === undefined ? null : symbolOfSeat(match, first),
    won: result.personWon,
    over: true,
  };
}

/** The words of a match's banner: the game's own, or else the default. */
const bannerOf = (match: MatchState): VariantWords => ({
  ...text.words,
  ...wordsOf(match.setup.game).banner,
});

/** A seat's name: its player's, or else its symbol or its number. */
export function seatNameOf(match: MatchState, seat: Seat): string {
  const controller = match.setup.controllers[seat];
  const named = controller?.kind === 'bot' ? undefined : controller?.name;
  if (named !== undefined) return named;
  const isNumbered = gameOf(match).about.callsSeats === 'by number';
  return text.result.player(isNumbered ? String(seat + 1) : (symbolOfSeat(match, seat) ?? ''));
}

/** The marks that the move shown has set, and their cells; empty if there are none. */
export function describeShownMove(match: MatchState, layout: CellNames): string {
  const game = gameOf(match);
  const state = shownState(match);
  const before = match.states[shownPly(match) - 1];
  if (before === undefined) return '';
  const isSwap = match.record.moves[shownPly(match) - 1] === SWAP;
  const known = new Map(game.marks(before).map((mark) => [mark.id, mark.ghost]));
  const fresh = ({ id, ghost }: Mark) => !known.has(id) || known.get(id) !== ghost;
  return game
    .marks(state)
    .filter(fresh)
    .map(({ symbol, subscript, cell }) => {
      const plain = symbolName(symbol);
      const name = subscript === undefined ? plain : text.board.numbered(plain, subscript);
      const place = cellName(layout, game.cells(state), cell).full;
      return isSwap ? text.swap.took(name, place) : text.board.played(name, place);
    })
    .join(' ');
}

/** The part of the status that belongs to a position. */
export const noteIn = (view: BoardView): Note | null =>
  view.open.has(SWAP) ? { text: text.swap.note } : (view.note ?? null);

type OpenedMatch = {
  readonly match: MatchState;
  readonly status: Status;
  readonly view: BoardView;
};

/** The announcement when a match's page opens. */
export const firstWordsOf = ({ match, status, view }: OpenedMatch, layout: CellNames): string =>
  joinParts(
    status.spoken ?? status.headline,
    status.firstWords ?? '',
    noteOf({ match, view }, layout),
  );

/** The part of the status that belongs to the position, and the cells it is about. */
export function noteOf(
  { match, view }: Pick<OpenedMatch, 'match' | 'view'>,
  layout: CellNames,
): string {
  const note = noteIn(view);
  // While a bot thinks, the note would sound as if meant for the player.
  if (!note || match.thinking) return '';
  const names = note.cells?.map((cell) => cellName(layout, view.cells, cell).full).join('; ');
  return joinParts(note.spoken ?? note.text, names ? text.board.at(names) : '');
}

/** Says why a pick was refused, for screen readers. */
export function refusalText(error: PickError, view: BoardView, pick: string): string {
  if (error === 'game-over') return text.refusals.over;
  if (error === 'bot-thinking' || error === 'not-your-turn') return text.refusals.wait;
  const isTaken = view.marks.some(({ cell }) => cell === pick);
  const why = isTaken ? text.refusals.taken : text.refusals.closed;
  const note = noteIn(view);
  // A warning describes the board, not where to move.
  const where = note?.isWarning ? '' : (note?.spoken ?? note?.text ?? '');
  return [why, where].join(' ').trim();
}
