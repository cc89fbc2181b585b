/** How the endpoint parses pages' requests: types are checked here, meaning by the referee. */
import type { Json } from '../../rules/game.ts';
import { fail, ok, type Result } from '../../rules/result.ts';
import { MAX_MOVES } from '../../rules/match.ts';
import { readField, isFields } from '../../rules/untrusted.ts';
import { CLASS_REQUESTS } from './class-requests.ts';
import {
  count,
  either,
  flag,
  oneOf,
  orNull,
  pageId,
  type Reader,
  secret,
  shape,
  short,
  text,
  uuid,
  whole,
} from './readers.ts';
import { isRoomGame } from './room-games.ts';
import {
  REACTIONS,
  type Claim,
  type KnownVersion,
  type RequestedSettings,
  type RoomRequest,
  type SeatCommand,
} from './wire.ts';

/** A request before it is parsed. */
type Body = Readonly<Record<string, unknown>>;

/** The longest time between two requests of a page that counts as present, ms. */
const LONGEST_POLL_MS = 30_000;

const claimIn = shape<Claim>({ room: uuid, player: uuid, secret });

const pageIn = (body: Body): string => pageId(readField(body, 'page')) ?? '';
const invitationOf = (body: Body): string | undefined => secret(readField(body, 'invitation'));
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
  ...CLASS_REQUESTS,
  list: () => ({ do: 'list' }),
  fetch(body) {
    const room = uuid(readField(body, 'room'));
    const from = claimIn(body) ?? invitationOf(body);
    const pause = whole(0, LONGEST_POLL_MS)(readField(body, 'pause'));
    return room && from
      ? { do: 'fetch', room, from, known: knownIn(body), pause, page: pageIn(body) }
      : undefined;
  },
  watch(body) {
    const code = text(readField(body, 'code'));
    return code === undefined
      ? undefined
      : { do: 'watch', code, invitation: invitationOf(body), page: pageIn(body) };
  },
  join(body) {
    const seat = shape({ secret, name: text, code: text })(body);
    return seat && { do: 'join', ...seat, invitation: invitationOf(body), page: pageIn(body) };
  },
  say(body) {
    const [claim, message] = [claimIn(body), text(readField(body, 'text'))];
    return claim && message !== undefined ? { do: 'say', claim, text: message } : undefined;
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

/** Reads a number; anything else counts as absent, since settings have defaults. */
function numbers(body: Body): Pick<RequestedSettings, 'players' | 'gridSize' | 'turnSeconds'> {
  const keys = ['players', 'gridSize', 'turnSeconds'] as const;
  const pairs = keys.map((key) => [key, readField(body, key)] as const);
  return Object.fromEntries(pairs.filter(([, value]) => typeof value === 'number'));
}
