/** The reactions of a page to the news of its room. */
import type { Rooms } from '../../rooms/protocol/client-port.ts';
import { forgetSeat, keepSeat } from '../../play/room/kept-seats.ts';
import type { RoomPorts } from '../../play/room/room-client.ts';
import { countMatch } from '../../play/stats/count-match.ts';
import { online } from '../../text/online.ts';
import { trackStart } from '../../ui/page/analytics-events.ts';
import { announce } from '../../ui/notices/Announcer.tsx';
import { notify } from '../../ui/notices/notices.ts';
import { cardOf } from '../../variants/menu.ts';
import { throwWinConfetti } from './game/win-confetti.ts';
import { isCelebrated, noticeOf } from './notices.ts';
import { isChatMuted } from './talk/Chat.tsx';
import { react } from './talk/Reactions.tsx';
import { storage } from './use-address.ts';

/** Rounds in rooms count as multiplayer, whatever was played (STA-15). */
const COUNTS_AS = cardOf('multiplayer').stats;

type Seats = Pick<RoomPorts, 'keep' | 'forget'>;

/** This device's seats in rooms. */
export const deviceSeats: Seats = {
  keep: (key, name) => keepSeat(storage, { key, name }),
  forget: (code) => forgetSeat(storage, code),
};

/** Class seats: the class client restores them, so nothing is stored here. */
export const noSeats: Seats = { keep: () => false, forget: () => false };

/** Shows, announces and counts what happens in a room. */
export const roomPorts = (rooms: Rooms, seats: Seats): RoomPorts => ({
  rooms,
  ...seats,
  tell(news) {
    const notice = noticeOf(news);
    if (notice)
      notify({ ...notice, isAnnounced: news.kind === 'over' || news.kind === 'new-round' });
    // Announced before whose turn it is, which the board says in the same step.
    if (news.kind === 'new-round') announce(online.notices.newRound(news.by));
    if (news.kind === 'started') trackStart(news.snapshot.room.game_type, 'online');
    if (news.kind === 'reacted' && (news.isOwn || !isChatMuted())) react(news.reaction, news.name);
    if (news.kind !== 'over') return;
    if (news.result !== null) countMatch(COUNTS_AS, news.result, 'online');
    if (isCelebrated(news)) void throwWinConfetti();
  },
});
