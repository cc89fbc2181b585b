/** The notices about events in a room. */
import type { RoomsError } from '../../rooms/protocol/errors.ts';
import type { PageSnapshot } from '../../rooms/protocol/wire.ts';
import type { Attempted, RoomNews } from '../../play/room/room-news.ts';
import { online } from '../../text/online.ts';
import { text } from '../../text/play.ts';
import type { Notice } from '../../ui/notices/notices.ts';
import { victoryOf } from './game/headline.ts';
import { spellCode } from './lobby/room-code.ts';
import { cardOf } from '../../variants/menu.ts';

const { notices: words } = online;

/** The words for every reason why a request can fail. */
export const failures: Readonly<Record<RoomsError, string>> = online.failures;

const failed: Readonly<Record<Attempted, (error: RoomsError) => Notice>> = {
  create: (error) => ({
    title: words.createFailed,
    detail: error === 'server-failed' ? words.createFallback : failures[error],
  }),
  join: (error) => ({
    title: words.joinFailed,
    detail: error === 'server-failed' ? words.joinFallback : failures[error],
  }),
  start: (error) => ({
    title: words.startFailed,
    detail: error === 'server-failed' ? words.startFallback : failures[error],
  }),
  move: (error) => {
    if (error === 'not-your-turn') return { title: words.notYourTurn };
    const title = error === 'illegal-move' ? words.invalid : words.moveFailed;
    return { title, detail: failures[error] };
  },
  say: (error) =>
    error === 'too-many'
      ? { title: words.tooFast, detail: words.tooFastDetail, tone: 'plain' }
      : { title: words.notSaid, detail: failures[error] },
  react: (error) =>
    error === 'too-many'
      ? { title: words.tooFast, tone: 'plain' }
      : { title: words.failed, detail: failures[error] },
  other: (error) => ({ title: words.failed, detail: failures[error] }),
};

/** The notice for an action that failed. */
export const failureNotice = (what: Attempted, error: RoomsError): Notice => ({
  tone: 'bad',
  ...failed[what](error),
});

/** The name of a room's variant. */
export const variantName = ({ room }: PageSnapshot): string =>
  cardOf(room.settings.gameVariant).name;

/** The notice for an event; null when the screen itself shows it. */
export function noticeOf(news: RoomNews): Notice | null {
  switch (news.kind) {
    case 'failed':
      return failureNotice(news.what, news.error);
    case 'created':
      return { title: words.created, ...spellOut(words.createdDetail, news.code) };
    case 'joined':
      return { title: words.joined, ...spellOut(words.joinedDetail, news.code) };
    case 'left':
      return { title: words.left };
    case 'closed':
      return news.why === 'gone'
        ? { title: words.closed, detail: words.closedDetail, tone: 'bad' }
        : {
            title: words.removed,
            detail: news.watched
              ? words.removedWatching
              : news.why === 'left'
                ? words.leftElsewhere
                : words.removedDetail,
            tone: 'bad',
          };
    case 'started':
      return { title: words.started, detail: words.startedDetail(variantName(news.snapshot)) };
    case 'new-round':
      return { title: words.reset, detail: words.resetDetail };
    case 'over': {
      const victory = victoryOf(news.match);
      if (victory === null) return { title: words.tie, detail: text.result.tied };
      return news.result === 'loss' ? { title: victory } : { title: victory, detail: words.won };
    }
    case 'somebodyJoined':
      return { title: words.somebodyJoined(news.name) };
    case 'overtime':
      return { title: words.overtime, detail: words.overtimeDetail };
    case 'declined':
      return { title: words.declined, detail: words.declinedDetail };
    case 'somebodyLeft':
      return { title: words.somebodyLeft(news.name) };
    case 'somebodyRemoved':
      return { title: words.somebodyRemoved(news.name) };
    case 'reacted':
      return null;
    default:
      return news satisfies never;
  }
}

/** A detail with a room's code, spelt out, because screen readers would read it as a word. */
const spellOut = (detailOf: (code: string) => string, code: string) => ({
  detail: detailOf(code),
  spoken: detailOf(spellCode(code)),
});

/** Whether confetti falls on this page: for the winners and the spectators. */
export const isCelebrated = ({ match, result }: Extract<RoomNews, { kind: 'over' }>): boolean =>
  result !== 'loss' && victoryOf(match) !== null;
