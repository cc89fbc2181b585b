/** How pages parse the shape of the endpoint's answers and a channel's broadcasts. The rules check the moves. */
import type { Json } from '../../rules/game.ts';
import { readField, isFields } from '../../rules/untrusted.ts';
import { leadRequestAnswer, classAnswer } from './class-answers.ts';
import {
  count,
  either,
  flag,
  list,
  oneOf,
  orNull,
  readable,
  shape,
  text,
  time,
  type Reader,
} from './readers.ts';
import { match, gameId } from './match-readers.ts';
import {
  REACTIONS,
  TURN_SECONDS,
  type Attendance,
  type Broadcast,
  type ChatMessage,
  type RoundState,
  type ListedRoom,
  type PlayerChange,
  type PlayerRow,
  type Answer,
  type RoomEvent,
  type RoomRow,
  type RoomSettings,
  type RoundRequest,
  type SeatedPlayer,
  type SentReaction,
  type ShownRoom,
  type Snapshot,
  type StoredBoard,
  type StoredState,
  type Vote,
} from './wire.ts';

const jsonFields: Reader<Readonly<Record<string, Json>>> = (raw) =>
  isFields(raw) ? (raw as Readonly<Record<string, Json>>) : undefined;
const status = oneOf('waiting', 'playing', 'finished');

const settings = shape<RoomSettings>({
  gridSize: count,
  playerCount: count,
  gameVariant: gameId,
  options: jsonFields,
  listed: flag,
  turnSeconds: oneOf(...TURN_SECONDS),
  alternate: flag,
});
const state = {
  gameStarted: flag,
  match: orNull(match),
  seats: list(shape<SeatedPlayer>({ player: text, name: text, symbol: text })),
  round: count,
  ties: count,
  roundRequest: orNull(shape<RoundRequest>({ by: text, agreed: list(text), awaited: list(text) })),
  deadline: orNull(time),
  turnSince: orNull(time),
  votes: list(shape<Vote>({ player: text, by: list(text) })),
};
const board: Reader<StoredBoard> = either(list(orNull(text)), jsonFields);
const room = shape<RoomRow>(
  {
    id: text,
    room_code: text,
    invitation: text,
    game_type: gameId,
    max_players: count,
    current_players: count,
    status,
    game_state: shape<RoundState>(
      { ...state, board, currentPlayerIndex: count, winner: orNull(either(text, list(text))) },
      { gridSize: count },
    ),
    settings,
    version: count,
    created_at: text,
    updated_at: text,
  },
  { class_id: text },
);
const player = shape<PlayerRow>({
  id: text,
  room_id: text,
  player_name: text,
  player_symbol: text,
  player_index: count,
  left_at: orNull(text),
  is_random: flag,
  wins: count,
  held_until: orNull(time),
});
const message = shape<ChatMessage>({ seq: count, player: text, name: text, text, at: time });

const accepted = oneOf(true);
const shown = shape<ShownRoom>({
  ok: accepted,
  at: time,
  topic: text,
  snapshot: shape<Snapshot>({ room, players: list(player), messages: list(message) }),
});
const taken = shape<{ readonly player: string; readonly pass: string }>({
  player: text,
  pass: text,
});
const watched = shape<{ readonly pass: string }>({ pass: text });
const attendance = shape<Partial<Attendance>>({}, { here: list(count), watching: count });
const done = shape<{ readonly ok: true; readonly version: number }>({
  ok: accepted,
  version: count,
});
const unchanged = shape<{ readonly ok: true; readonly at: number; readonly version: number }>({
  ok: accepted,
  at: time,
  version: count,
});
const rooms = shape<Extract<Answer, { readonly rooms: unknown }>>({
  ok: accepted,
  // A server that is newer than the page may offer more games.
  rooms: readable(shape<ListedRoom>({ code: text, settings, players: list(text) })),
});

/** The accepted answer in a body; `undefined` if there is none. */
export const readAnswer: Reader<Extract<Answer, { readonly ok: true }>> = (raw) => {
  if (!isFields(raw) || readField(raw, 'ok') !== true) return undefined;
  const has = (key: string): boolean => readField(raw, key) !== undefined;
  if (has('class')) return classAnswer(raw);
  if (has('asking')) return leadRequestAnswer(raw);
  const more = attendance(raw);
  if (has('snapshot')) {
    const answer = shown(raw);
    const access = has('pass') ? (taken(raw) ?? watched(raw)) : more;
    return answer && access && { ...answer, ...access };
  }
  if (has('rooms')) return rooms(raw);
  if (!has('version')) return { ok: true };
  if (!has('at')) return done(raw);
  const answer = unchanged(raw);
  return answer && more && { ...answer, ...more };
};

const event = shape<RoomEvent>(
  { version: count, at: time },
  {
    moves: shape<NonNullable<RoomEvent['moves']>>({ from: count, texts: list(text) }),
    room: shape<NonNullable<RoomEvent['room']>>({}, { status, current_players: count }),
    state: shape<Partial<StoredState>>({}, state),
    players: list(
      either(
        shape<Extract<PlayerChange, { readonly new: unknown }>>({
          event: oneOf('INSERT', 'UPDATE'),
          new: player,
        }),
        shape<Extract<PlayerChange, { readonly old: unknown }>>({
          event: oneOf('DELETE'),
          old: player,
        }),
      ),
    ),
    renewed: either(accepted, count),
  },
);

const named =
  <const Name, Payload>(name: Name, of: Reader<Payload>) =>
  (raw: unknown) => {
    const payload = of(raw);
    return payload && { name, payload };
  };

/** A reader for the payload of each broadcast. */
export const BROADCASTS: Readonly<Record<Broadcast['name'], Reader<Broadcast>>> = {
  room: named('room', event),
  chat: named('chat', message),
  reaction: named('reaction', shape<SentReaction>({ player: text, reaction: oneOf(...REACTIONS) })),
  stay: named(
    'stay',
    shape<{ readonly invitation: string; readonly pass: string }>({ invitation: text, pass: text }),
  ),
  closed: named('closed', shape<Readonly<Record<string, never>>>({})),
};
