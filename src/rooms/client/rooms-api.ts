/** The client's port over any transport. */
import { fail, ok, type Result } from '../../rules/result.ts';
import type { Rooms, SeatRequest, SeatGrant } from '../protocol/client-port.ts';
import { LIMITS } from '../protocol/limits.ts';
import type { RoomsError } from '../protocol/errors.ts';
import type { CallResult, Transport } from './transport.ts';
import {
  AGAIN_MS,
  claimOf,
  classGrantOf,
  Entrances,
  isOffline,
  isUnanswered,
  randomHex,
  skewOf,
} from './entrances.ts';
import { LiveRoom } from './live-room.ts';

/** The commands that are sent again if no answer comes. Each has an id, by which the room knows a late copy. */
const REPEATED: ReadonlySet<SeatRequest['do']> = new Set([
  'start',
  'move',
  'round',
  'answer',
  'decide',
  'remove',
  'vote',
]);
/** How late a timer may be, ms. */
const TIMER_TOLERANCE_MS = 2000;

/**
 * Returns how long ago this was, ms. While a device sleeps, some systems stop the monotonic clock; the time of day goes
 * on, but can be set.
 */
function startClock(): () => number {
  const [since, day] = [performance.now(), Date.now()];
  return () => Math.max(performance.now() - since, Math.abs(Date.now() - day));
}

export const createRooms = (transport: Transport): Rooms => new TransportRooms(transport);

class TransportRooms implements Rooms {
  readonly #transport: Transport;
  readonly #entrances = new Entrances((body) => this.#call(body));
  readonly #live = new Map<string, Set<LiveRoom>>();
  #skew = 0;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  create: Rooms['create'] = async (request) => {
    const { answer, secret } = await this.#entrances.enter({ do: 'create', ...request });
    return seatingOf(answer, secret);
  };

  join: Rooms['join'] = async (request) => {
    const entered = await this.enter(request);
    if (!entered.ok) return entered;
    if ('topic' in entered.value) return ok(entered.value);
    // The visitor expected a room. Leave the class again, as nobody here would play in it.
    const command = { do: 'leave', id: randomHex(8) };
    await this.#call({ do: 'class-command', claim: claimOf(entered.value.key), command });
    return fail('in-class');
  };

  enter: Rooms['enter'] = async (request) => {
    const entered = await this.#entrances.enter({ do: 'join', ...request });
    const { answer, secret } = entered;
    const isClass = answer.ok && 'class' in answer.value;
    return isClass ? classGrantOf(entered) : seatingOf(answer, secret);
  };

  watch: Rooms['watch'] = async (code, invitation) => {
    const answer = await this.#call({ do: 'watch', code, invitation });
    if (!answer.ok) return answer;
    if (!('snapshot' in answer.value && 'pass' in answer.value)) return fail('server-failed');
    const { pass, topic, snapshot } = answer.value;
    const key = { room: snapshot.room.id, code: snapshot.room.room_code };
    return ok({ key, pass, topic, snapshot });
  };

  resume: Rooms['resume'] = async ({ room, player, secret }) =>
    seatingOf(await this.#call({ do: 'here', room, player, secret }), secret);

  list: Rooms['list'] = async () => {
    const answer = await this.#call({ do: 'list' });
    if (!answer.ok) return answer;
    return 'rooms' in answer.value ? ok(answer.value.rooms) : fail('server-failed');
  };

  act: Rooms['act'] = async ({ room, player, secret }, request) => {
    const passed = startClock();
    const mayRepeat = REPEATED.has(request.do);
    const once = mayRepeat ? { id: randomHex(8) } : {};
    const body = { ...request, ...once, room, player, secret };
    if (mayRepeat && (await this.#push(room, body))) return ok(null);
    const answer = mayRepeat
      ? await this.#callTwice(room, body, passed)
      : await this.#transport.call(body);
    if (!answer.ok) {
      if (answer.error === 'timeout') for (const live of this.#liveIn(room)) live.markUnsure();
      return answer;
    }
    const { value } = answer;
    if ('version' in value) for (const live of this.#liveIn(room)) live.expect(value.version);
    return ok(null);
  };

  async #push(room: string, body: object): Promise<boolean> {
    const due = this.#liveIn(room).map((live) => [live, live.version + 1] as const);
    const isDone = await this.#transport.push(room, body);
    if (isDone) for (const [live, version] of due) live.expect(version);
    return isDone;
  }

  /**
   * Calls, and if nobody answers, once more: a second later, or when the channel is back if that is soon
   * enough.
   */
  async #callTwice(room: string, body: object, passed: () => number): Promise<CallResult> {
    // After a long sleep the server may have forgotten the first try, and nobody expects the move any more.
    const isTimely = () => passed() < LIMITS.lastTry + TIMER_TOLERANCE_MS;
    if (!isTimely()) return fail('timeout');
    const first = await this.#transport.call(body);
    if (!isUnanswered(first)) return first;
    await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
    if (!isTimely()) return first;
    const rest = LIMITS.lastTry - passed();
    await Promise.all(this.#liveIn(room).map((live) => live.waitUntilConnected(rest)));
    if (!isTimely()) return first;
    const again = await this.#transport.call(body);
    // If the first try timed out, being offline now proves nothing: that try may have arrived.
    return isOffline(again) && !isOffline(first) ? first : again;
  }

  #liveIn(room: string): readonly LiveRoom[] {
    return [...(this.#live.get(room) ?? [])];
  }

  follow: Rooms['follow'] = (grant, listener) => {
    const { key, pass, topic, snapshot } = grant;
    const start = { snapshot, skew: this.#skew };
    const live = new LiveRoom(
      this.#transport,
      'secret' in key
        ? { ...key, pass, topic }
        : { room: key.room, pass, topic, invitation: snapshot.room.invitation },
      start,
      listener,
    );
    const followers = this.#live.get(key.room) ?? new Set();
    this.#live.set(key.room, followers.add(live));
    return () => {
      live.stop();
      followers.delete(live);
      if (followers.size === 0) this.#live.delete(key.room);
    };
  };

  async #call(body: object): Promise<CallResult> {
    const sent = performance.now();
    const answer = await this.#transport.call(body);
    if (answer.ok && 'at' in answer.value) this.#skew = skewOf(answer.value.at, sent);
    return answer;
  }
}

function seatingOf(said: CallResult, secret: string): Result<SeatGrant, RoomsError> {
  if (!said.ok) return said;
  if (!('player' in said.value)) return fail('server-failed');
  const { player, pass, topic, snapshot } = said.value;
  const { id: room, room_code: code } = snapshot.room;
  return ok({ key: { room, code, player, secret }, pass, topic, snapshot });
}
