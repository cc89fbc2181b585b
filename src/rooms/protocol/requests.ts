/** What pages ask of the endpoint, and how that is parsed: types are checked here, meaning by the referee. */
import type { Json } from '../../rules/game.ts';
import { fail, ok, type Result } from '../../rules/result.ts';
import { MAX_MOVES } from '../../rules/match.ts';
import { readField, isFields } from '../../rules/untrusted.ts';
import {
  count,
  either,
  flag,
  matching,
  oneOf,
  orNull,
  type Reader,
  shape,
  text,
  whole,
} from './readers.ts';
import type { RequestedSettings } from './room-settings.ts';
import { isRoomGame } from './room-games.ts';
import { REACTIONS, type Reaction } from './wire.ts';

/** A seat and its proof. */
export type Claim = { readonly room: string; readonly player: string; readonly secret: string };

/** A command that may arrive twice has an id: the second counts as the first. */
type Repeatable = { readonly id?: string | undefined };
/** The round on the sender's screen (`game_state.round`): what is meant for it changes no other, however late it comes. */
type RoundRef = { readonly round: number };
/** The number of moves made so far in the round, as the sender knows it. */
type PlyRef = RoundRef & { readonly ply: number };

/** The commands of a seated player, as pages send them with the proof of the seat. */
export type SeatCommand =
  | { readonly do: 'leave' }
  /** Says that the player is here: a heartbeat, which also gives back a seat that is held. */
  | { readonly do: 'here' }
  /** Starts, also from the lobby after a round; accepted when somebody else just did. */
  | ({ readonly do: 'start' } & RoundRef & Repeatable)
  /** `move`: a notation. */
  | ({ readonly do: 'move'; readonly move: string } & PlyRef & Repeatable)
  /**
   * A new round in place of the one on screen, so that two people who ask at once start one. After the end it starts
   * at once; in mid-game the others are asked (`roundRequest`).
   */
  | ({ readonly do: 'round' } & RoundRef & Repeatable)
  /** Agrees to the requested new round, or declines it. */
  | ({ readonly do: 'answer'; readonly agrees: boolean } & RoundRef & Repeatable)
  /** Reports a player who seems absent. Unless the server has just heard from them, it holds their seat for a while. */
  | { readonly do: 'nudge'; readonly missed: string }
  /** For a seat whose `held_until` has passed: random moves until its player is back, or end the round without a result. */
  | ({
      readonly do: 'decide';
      readonly absent: string;
      readonly choice: 'random' | 'end';
    } & RoundRef &
      Repeatable)
  /** The time of the turn is up. */
  | ({ readonly do: 'expire' } & PlyRef)
  /** A random move in place of a player who has not moved for `LIMITS.patience`. */
  | ({ readonly do: 'skip' } & PlyRef)
  /**
   * The host removes a player with all spectators, one spectator by number, or all spectators (null). The room gets a
   * new code and a new link, which only those who stay learn. On Supabase all spectators go each time, and whoever was
   * removed can still follow the moves until they close the page.
   */
  | ({ readonly do: 'remove'; readonly who: string | number | null } & Repeatable)
  /**
   * With three or more players: votes to remove a player, or withdraws that vote. More than half of the others decide. Pages of an
   * earlier version name no round.
   */
  | ({ readonly do: 'vote'; readonly who: string; readonly isFor: boolean } & Partial<RoundRef> &
      Repeatable);

/** A request before it is parsed. */
type Body = Readonly<Record<string, unknown>>;

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const SECRET = /^[0-9a-f]{32}$/;
/** The longest time between two requests of a page that counts as there, ms. */
const LONGEST_PAUSE_MS = 30_000;
/** A page's id: random, new with each visit. */
const PAGE = /^[0-9a-f]{16}$/;
/** The longest notation or client id. */
const SHORT = /^[!-~]{1,64}$/;

const uuid = matching(UUID);
const secret = matching(SECRET);
const short = matching(SHORT);
const claimIn = shape<Claim>({ room: uuid, player: uuid, secret });

/** What a page has of a room: its version, and the number of the last chat message. */
export type KnownVersion = { readonly version: number; readonly message: number };

/**
 * A parsed request. `do` is its name on the wire, except that 'command' stands for every seat command.
 * `page` tells the pages behind one address apart, and is '' for an unknown one.
 */
export type RoomRequest =
  | {
      readonly do: 'create';
      readonly secret: string;
      readonly name: string;
      readonly asked: RequestedSettings;
      readonly page: string;
    }
  | {
      readonly do: 'join';
      readonly secret: string;
      readonly name: string;
      readonly code: string;
      readonly invitation: string | undefined;
      readonly page: string;
    }
  | {
      readonly do: 'watch';
      readonly code: string;
      readonly invitation: string | undefined;
      readonly page: string;
    }
  /**
   * From a seat, or with the room's invitation token. `known`: a short answer will do if nothing changed. `pause`: the
   * page has no channel that shows it is there, and asks again after this time (ms).
   */
  | {
      readonly do: 'fetch';
      readonly room: string;
      readonly from: Claim | string;
      readonly known: KnownVersion | undefined;
      readonly pause: number | undefined;
      readonly page: string;
    }
  | { readonly do: 'list' }
  | { readonly do: 'say'; readonly claim: Claim; readonly text: string }
  | { readonly do: 'react'; readonly claim: Claim; readonly reaction: Reaction }
  | { readonly do: 'command'; readonly claim: Claim; readonly command: SeatCommand };

const pageIn = (body: Body): string => matching(PAGE)(readField(body, 'page')) ?? '';
const invitationIn = (body: Body): string | undefined => secret(readField(body, 'invitation'));
const knownIn = shape<KnownVersion>({ version: count, message: count });

/** A round or a number of moves. The referee refuses one that isn't the room's. */
const ordinal = whole(0, MAX_MOVES);
const once = { id: short };

/** Pages of version 2.2 name no round, except in a vote: they have to be reloaded. */
const COMMANDS: {
  readonly [Name in SeatCommand['do']]: Reader<Extract<SeatCommand, { readonly do: Name }>>;
} = {
  leave: shape({ do: oneOf('leave') }),
  here: shape({ do: oneOf('here') }),
  start: shape({ do: oneOf('start'), round: ordinal }, once),
  move: shape({ do: oneOf('move'), id: short, round: ordinal, ply: ordinal, move: short }),
  round: shape({ do: oneOf('round'), round: ordinal }, once),
  answer: shape({ do: oneOf('answer'), round: ordinal, agrees: flag }, once),
  nudge: shape({ do: oneOf('nudge'), missed: uuid }),
  decide: shape(
    { do: oneOf('decide'), round: ordinal, absent: uuid, choice: oneOf('random', 'end') },
    once,
  ),
  expire: shape({ do: oneOf('expire'), round: ordinal, ply: ordinal }),
  skip: shape({ do: oneOf('skip'), round: ordinal, ply: ordinal }),
  remove: shape(
    {
      do: oneOf('remove'),
      who: orNull(either(uuid, whole(1, Number.MAX_SAFE_INTEGER))),
    },
    once,
  ),
  vote: shape({ do: oneOf('vote'), who: uuid, isFor: flag }, { round: ordinal, ...once }),
};

const isCommand = (name: string): name is SeatCommand['do'] => Object.hasOwn(COMMANDS, name);

const OTHERS: Readonly<Record<string, (body: Body) => RoomRequest | undefined>> = {
  list: () => ({ do: 'list' }),
  fetch(body) {
    const room = uuid(readField(body, 'room'));
    const from = claimIn(body) ?? invitationIn(body);
    const pause = whole(0, LONGEST_PAUSE_MS)(readField(body, 'pause'));
    return room && from
      ? { do: 'fetch', room, from, known: knownIn(body), pause, page: pageIn(body) }
      : undefined;
  },
  watch(body) {
    const code = text(readField(body, 'code'));
    return code === undefined
      ? undefined
      : { do: 'watch', code, invitation: invitationIn(body), page: pageIn(body) };
  },
  join(body) {
    const seat = shape({ secret, name: text, code: text })(body);
    return seat && { do: 'join', ...seat, invitation: invitationIn(body), page: pageIn(body) };
  },
  say(body) {
    const [claim, line] = [claimIn(body), text(readField(body, 'text'))];
    return claim && line !== undefined ? { do: 'say', claim, text: line } : undefined;
  },
  react(body) {
    const [claim, reaction] = [claimIn(body), oneOf(...REACTIONS)(readField(body, 'reaction'))];
    return claim && reaction ? { do: 'react', claim, reaction } : undefined;
  },
};

/** The request in a body, or why there is none. Never throws. */
export function readRequest(body: unknown): Result<RoomRequest, 'bad-request' | 'bad-variant'> {
  if (!isFields(body)) return fail('bad-request');
  const name = readField(body, 'do');
  if (typeof name !== 'string') return fail('bad-request');
  if (name === 'create') return readCreate(body);
  if (isCommand(name)) {
    const [claim, command] = [claimIn(body), COMMANDS[name](body)];
    return claim && command ? ok({ do: 'command', claim, command }) : fail('bad-request');
  }
  const ask = Object.hasOwn(OTHERS, name) ? OTHERS[name]?.(body) : undefined;
  return ask ? ok(ask) : fail('bad-request');
}

function readCreate(body: Body): Result<RoomRequest, 'bad-request' | 'bad-variant'> {
  const seat = shape({ secret, name: text })(body);
  if (!seat) return fail('bad-request');
  const variant = readField(body, 'variant');
  if (!isRoomGame(variant)) return fail('bad-variant');
  const options = readField(body, 'options');
  return ok({
    do: 'create',
    ...seat,
    page: pageIn(body),
    asked: {
      variant,
      ...numbers(body),
      options: isFields(options) ? (options as Readonly<Record<string, Json>>) : {},
      listed: readField(body, 'listed') === true,
      alternate: readField(body, 'alternate') === true,
    },
  });
}

/** Anything but a number counts as not asked for: settings have defaults. */
function numbers(body: Body): Pick<RequestedSettings, 'players' | 'gridSize' | 'turnSeconds'> {
  const keys = ['players', 'gridSize', 'turnSeconds'] as const;
  const pairs = keys.map((key) => [key, readField(body, key)] as const);
  return Object.fromEntries(pairs.filter(([, value]) => typeof value === 'number'));
}
