/** The status line of a room's game. */
import { type FollowedRoom, ownPlayer } from '../../../rooms/protocol/client-port.ts';
import { type MatchState, movesMade, symbolOfSeat, turnOf } from '../../../play/match-state.ts';
import { resultOf } from '../../../play/match-result.ts';
import { readField, isFields } from '../../../rules/untrusted.ts';
import type { Seat } from '../../../rules/game.ts';
import { text } from '../../../text/play.ts';
import { online } from '../../../text/online.ts';
import { isLookedBack, lookingStatus, type Status } from '../../../match/status/status.ts';
import { leaverOf } from '../../../rules/match.ts';

const inTeams = ({ record: { options } }: MatchState): boolean =>
  isFields(options) && readField(options, 'teams') === true;

const nameAt = (match: MatchState, seat: Seat): string => {
  const controller = match.setup.controllers[seat];
  return controller && controller.kind !== 'bot' ? (controller.name ?? '') : '';
};

/** The winner for the headline and the notice; null for a tie or before the round's end. */
export function victoryOf(match: MatchState): string | null {
  const seats = resultOf(match)?.seats ?? [];
  const [first] = seats;
  if (first === undefined) return null;
  return inTeams(match)
    ? online.teamWins(symbolOfSeat(match, first) ?? '')
    : online.wins(seats.map((seat) => nameAt(match, seat)));
}

/** The words that differ where a room is a match of a class. */
export type OfClass = {
  /** The result of a match that the board doesn't show. */
  readonly ended?: string | undefined;
  /** The class's round. */
  readonly round?: number | undefined;
  /** While nobody may move: the words in place of whose turn it is. */
  readonly pause?: { readonly headline: string; readonly detail: string } | undefined;
};

/** The status of a room's match for this device. */
export function statusIn(
  followed: FollowedRoom,
  match: MatchState,
  { ended = online.ended, round = followed.snapshot.room.game_state.round, pause }: OfClass = {},
): Status {
  const { status } = followed.snapshot.room;
  if (isLookedBack(match)) return lookingStatus(match, resultOf(match) !== null);
  const result = resultOf(match);
  const [winner] = result?.seats ?? [];
  if (result) {
    const headline = victoryOf(match) ?? online.tie;
    const leaver = leaverOf(match.record.moves.at(-1));
    const detail =
      leaver !== null
        ? online.notices.somebodyLeft(nameAt(match, leaver))
        : winner === undefined
          ? text.result.full
          : text.result.moves(movesMade(match));
    const symbol = winner === undefined ? null : symbolOfSeat(match, winner);
    const isOwn = result.seats.some((each) => match.setup.controllers[each]?.kind === 'person');
    const spoken = isOwn && !inTeams(match) ? text.words.youWin : headline;
    return { headline, spoken, detail, symbol, won: winner !== undefined, over: true };
  }
  const common = { won: false, over: status === 'finished' };
  const detail = online.roundOf(round);
  if (status === 'finished') return { ...common, headline: ended, detail, symbol: null };
  if (pause) return { ...common, ...pause, symbol: null };
  const seat = turnOf(match) ?? 0;
  const symbol = symbolOfSeat(match, seat);
  const isMine = match.setup.controllers[seat]?.kind === 'person';
  const turn = online.turnOf(nameAt(match, seat), symbol ?? '');
  const headline = isMine ? `${turn} ${online.yourTurn}` : turn;
  const mine = match.setup.controllers.findIndex(({ kind }) => kind === 'person');
  const role = mine < 0 ? online.youWatch : online.youAre(symbolOfSeat(match, mine) ?? '');
  // On screen the specification's words name the players even to themselves; screen readers hear "your turn".
  const spoken = isMine ? text.words.yourTurn : turn;
  const blocker = playBlockerIn(followed);
  return {
    ...common,
    headline,
    spoken,
    firstWords: role,
    detail: blocker ?? `${role} ${detail}.`,
    isBlocked: blocker !== null,
    symbol,
  };
}

/** Whether the page knows who is present: without a channel, Supabase can't say, and nobody can while it is offline. */
export const knowsPresence = ({ connection, present }: FollowedRoom): boolean =>
  connection !== 'connecting' && connection !== 'lost' && present.size > 0;

/** Says why this device can't play. Shown beside whose turn it is, where the player looks. */
export function playBlockerIn(followed: FollowedRoom): string | null {
  if (followed.connection === 'lost') return online.lost;
  return ownPlayer(followed)?.is_random ? online.takeBack : null;
}

/** The room's remarks besides its players: spectators, and a lost connection that no status line shows. */
export const notesOf = (
  { spectators, number, connection }: FollowedRoom,
  isPlaying = false,
): string[] => [
  ...(number === null ? [] : [online.yourNumber(number)]),
  ...(spectators > 0 ? [online.spectatorCount(spectators)] : []),
  ...(connection === 'lost' && !isPlaying ? [online.lost] : []),
  ...(connection === 'slow' ? [online.slow] : []),
];
