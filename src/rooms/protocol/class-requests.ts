/** How the endpoint parses pages' requests about classes: types and bounds, not meaning. */
import { MAX_MOVES } from '../../rules/match.ts';
import { isFields, readField } from '../../rules/untrusted.ts';
import {
  CLASS_LIMITS,
  CLASS_MINUTES,
  CLASS_NAMES,
  type ClassClaim,
  type ClassCommand,
  type ClassRequest,
  type ClassSettings,
  type KnownClass,
} from './class-wire.ts';
import { gameId } from './match-readers.ts';
import {
  count,
  flag,
  list,
  matching,
  oneOf,
  orNull,
  pageId,
  secret,
  shape,
  short,
  text,
  uuid,
  whole,
  type Reader,
} from './readers.ts';
import { ROOM_GAMES } from './room-games.ts';

/** Limits the length of a list; other lists may be as long as a board's. */
const few =
  <T>(of: Reader<T>, least: number, most: number): Reader<readonly T[]> =>
  (raw) => {
    const read = Array.isArray(raw) && raw.length <= most ? list(of)(raw) : undefined;
    return read && read.length >= least ? read : undefined;
  };

/** Pages from before the lock don't send this field. */
const settings: Reader<ClassSettings> = (raw) => {
  const read = shape<Omit<ClassSettings, 'locked'> & { readonly locked?: boolean }>(
    {
      games: few(gameId, 1, ROOM_GAMES.length),
      minutes: oneOf(...CLASS_MINUTES),
      names: oneOf(...CLASS_NAMES),
      reactions: flag,
    },
    { locked: flag },
  )(raw);
  return read && { locked: false, ...read };
};
const claim = shape<ClassClaim>({ class: uuid, secret }, { pupil: uuid });
const ordinal = whole(0, MAX_MOVES);
const pupil = whole(0, 2 * CLASS_LIMITS.pupils);
const pupils: Reader<readonly [number, number]> = (raw) => {
  const [a, b] = few(pupil, 2, 2)(raw) ?? [];
  return a === undefined || b === undefined ? undefined : [a, b];
};
/** The same symbols as in rooms' codes: easy to read aloud. */
const code = matching(/^[A-HJ-NP-Z2-9]{6}$/);
const id = short;

const COMMANDS: {
  readonly [Name in ClassCommand['do']]: Reader<Extract<ClassCommand, { readonly do: Name }>>;
} = {
  start: shape({ do: oneOf('start'), id, round: ordinal }),
  end: shape({ do: oneOf('end'), id, round: ordinal }),
  drop: shape({ do: oneOf('drop'), id, round: ordinal }),
  pause: shape({ do: oneOf('pause'), id }),
  resume: shape({ do: oneOf('resume'), id }),
  rename: shape({ do: oneOf('rename'), id, pupil, name: text }),
  remove: shape({ do: oneOf('remove'), id, pupil }),
  restore: shape({ do: oneOf('restore'), id, pupil }),
  pair: shape({ do: oneOf('pair'), id, pupils: orNull(pupils) }),
  settings: shape({ do: oneOf('settings'), id, settings }),
  'host-pass': shape({ do: oneOf('host-pass'), id, pass: orNull(secret) }),
  'move-code': shape({ do: oneOf('move-code'), id, pupil, pass: code }),
  close: shape({ do: oneOf('close'), id }),
  admit: shape({
    do: oneOf('admit'),
    id,
    number: whole(CLASS_LIMITS.asking.least, CLASS_LIMITS.asking.most),
    yes: flag,
  }),
  alone: shape({ do: oneOf('alone'), id }),
  reopen: shape({ do: oneOf('reopen'), id }),
  leave: shape({ do: oneOf('leave'), id }),
};
const isCommand = (name: unknown): name is ClassCommand['do'] =>
  typeof name === 'string' && Object.hasOwn(COMMANDS, name);
const command: Reader<ClassCommand> = (raw) => {
  const name = isFields(raw) ? readField(raw, 'do') : undefined;
  return isCommand(name) ? COMMANDS[name](raw) : undefined;
};

const known = shape<KnownClass>(
  { version: count },
  {
    boards: shape<NonNullable<KnownClass['boards']>>({
      round: ordinal,
      moves: few(ordinal, 0, CLASS_LIMITS.pupils),
    }),
  },
);

/** A reader for each request, by its name on the wire. */
export const CLASS_REQUESTS: {
  readonly [Name in ClassRequest['do']]: Reader<Extract<ClassRequest, { readonly do: Name }>>;
} = {
  'class-open': shape({ do: oneOf('class-open'), secret, settings }),
  'class-fetch': shape({ do: oneOf('class-fetch'), claim, known }),
  'class-command': shape({ do: oneOf('class-command'), claim, command }),
  'class-host': shape({ do: oneOf('class-host'), class: uuid, pass: secret, secret }),
  'class-move': shape(
    { do: oneOf('class-move'), code: text, pass: code, secret },
    { page: (raw) => pageId(raw) ?? '' },
  ),
};
