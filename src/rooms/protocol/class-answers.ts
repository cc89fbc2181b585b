/** How pages parse the shape of the endpoint's answers about classes. */
import {
  CLASS_MINUTES,
  CLASS_NAMES,
  type LeadRequestAnswer,
  type ClassBoard,
  type ClassMe,
  type ClassAnswer,
  type ClassRound,
  type ClassSettings,
  type ClassSnapshot,
  type Paired,
  type Pairing,
  type ShownPupil,
  type Standing,
} from './class-wire.ts';
import { match, gameId } from './match-readers.ts';
import { count, flag, list, oneOf, orNull, shape, text, time, type Reader } from './readers.ts';

/** Points go in halves, and the moves of an average match in fractions. */
const amount: Reader<number> = (raw) =>
  typeof raw === 'number' && raw >= 0 && raw < Infinity ? raw : undefined;
const two: Reader<readonly [number, number]> = (raw) => {
  const [a, b, ...more] = list(count)(raw) ?? [];
  return a === undefined || b === undefined || more.length > 0 ? undefined : [a, b];
};
const paired: Reader<Paired> = (raw) => {
  const [alone, ...more] = list(count)(raw) ?? [];
  return alone !== undefined && more.length === 0 ? [alone] : two(raw);
};

const round = shape<ClassRound>(
  {
    game: gameId,
    startedAt: time,
    pairings: list(
      shape<Pairing>({
        room: orNull(text),
        pupils: paired,
        result: orNull(oneOf('first', 'second', 'tie', 'bye')),
        moves: count,
        by: oneOf('play', 'absence', 'time'),
      }),
    ),
  },
  { isDropped: oneOf(true) },
);
const snapshot = shape<ClassSnapshot>({
  id: text,
  code: text,
  version: count,
  settings: shape<ClassSettings>({
    games: list(gameId),
    minutes: oneOf(...CLASS_MINUTES),
    names: oneOf(...CLASS_NAMES),
    reactions: flag,
    locked: flag,
  }),
  status: oneOf('gathering', 'playing', 'between', 'over'),
  round: count,
  rounds: list(round),
  match: orNull(match),
  deadline: orNull(time),
  pausedAt: orNull(time),
  pupils: list(shape<ShownPupil>({ name: text, hasLeft: flag, isAway: flag })),
  standings: list(
    shape<Standing>({
      pupil: count,
      rank: count,
      points: amount,
      buchholz: amount,
      moves: orNull(amount),
    }),
  ),
  pairs: list(two),
  hosts: count,
  asking: orNull(count),
});

/** The answer to a device that has to wait until it may lead a class. */
export const leadRequestAnswer = shape<LeadRequestAnswer>({
  ok: oneOf(true),
  at: time,
  asking: count,
});

/** An accepted answer about a class. */
export const classAnswer = shape<ClassAnswer>({
  ok: oneOf(true),
  at: time,
  class: orNull(snapshot),
  me: orNull(shape<ClassMe>({ player: text, number: count })),
  boards: list(shape<ClassBoard>({ pairing: count, from: count, moves: list(text) })),
});
