import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Classroom, luck, pupilId, SETTINGS } from '../../../tests/server/lib/class-states.ts';
import { WON } from '../../../tests/server/lib/room-states.ts';
import { givenNames } from '../../text/given-names.ts';
import { CLASS_LIMITS } from '../protocol/class-wire.ts';
import { freshMatch } from '../protocol/room-settings.ts';
import { gameSettings } from './pairing-rooms.ts';
import {
  requestToLead,
  changeBetween,
  changePupilDevice,
  settleClass,
  markPresent,
} from './class-referee.ts';
import { boardsOf, classSnapshotOf } from './class-snapshot.ts';
import { provenWinner } from './proof.ts';
import { senderIn, classStatusOf } from './school-class.ts';
import { standingsOf } from './standings.ts';

const MINUTE = 60_000;

/** A class of this many pupils in its first round. */
function playing(pupils: number, settings: ConstructorParameters<typeof Classroom>[0] = {}) {
  const room = new Classroom(settings, pupils);
  expect(room.start()).toBe('ok');
  return room;
}

const pointsIn = ({ school }: Classroom) =>
  standingsOf(school.pupils.length, school.rounds)
    .toSorted((a, b) => a.pupil - b.pupil)
    .map(({ points }) => points);

describe('gathering', () => {
  test('pupils join, and the same one again changes nothing', () => {
    const room = new Classroom({}, 2);
    const before = room.school;
    expect(room.join(1, 'Other')).toBe('ok');
    expect(room.school).toBe(before);
    expect(classStatusOf(room.school)).toBe('gathering');
  });

  test('names are clean, and no two look alike', () => {
    const room = new Classroom();
    room.join(0, ' \u202ESam ');
    room.join(1, 'SAM');
    expect(room.join(2, ' \u200B ')).toBe('name-required');
    expect(room.school.pupils.map(({ name }) => name)).toEqual(['Sam', 'SAM 2']);
  });

  test('given names are all ours, whatever is asked for, and all different', () => {
    const room = new Classroom({ names: 'en' });
    for (let at = 0; at < CLASS_LIMITS.pupils; at += 1) room.join(at, 'rude');
    const names = room.school.pupils.map(({ name }) => name);
    const ours = givenNames.glazes.flatMap((glaze) =>
      givenNames.animals.map((animal) => givenNames.join(glaze, animal)),
    );
    expect(new Set(names).size).toBe(CLASS_LIMITS.pupils);
    for (const name of names) expect(ours).toContain(name);
    expect(room.send({ do: 'rename', pupil: 3, name: 'rude' })).toBe('ok');
    expect(ours).toContain(room.school.pupils[3]?.name);
  });

  test('a locked class takes in nobody new; who is in stays, moves and is brought back', () => {
    const room = new Classroom({}, 2);
    room.send({ do: 'settings', settings: { ...SETTINGS, locked: true } });
    expect(room.join(2)).toBe('class-locked');
    expect(room.join(1)).toBe('ok');
    room.send({ do: 'move-code', pupil: 1, pass: 'c' }, 'host', 'code');
    expect(changePupilDevice(room.state, { hash: 'code', secretHash: 'new' }, room.now).ok).toBe(
      true,
    );
    room.send({ do: 'remove', pupil: 0 });
    expect(room.join(2)).toBe('class-locked');
    expect(room.send({ do: 'restore', pupil: 0 })).toBe('ok');
    expect(room.start()).toBe('ok');
    room.send({ do: 'settings', settings: SETTINGS });
    expect(room.join(2)).toBe('ok');
  });

  test('a class that was stored before there was a lock is open', () => {
    const room = new Classroom();
    const { locked: _, ...settings } = SETTINGS;
    room.state = { ...room.state, school: { ...room.school, settings } };
    expect(classSnapshotOf(room.school, true).settings).toEqual(SETTINGS);
    expect(room.join(0)).toBe('ok');
  });

  test('64 pupils at most, unless somebody leaves', () => {
    const room = new Classroom({}, CLASS_LIMITS.pupils);
    expect(room.join(64)).toBe('class-full');
    expect(room.send({ do: 'leave' }, 5)).toBe('ok');
    expect(room.join(64)).toBe('ok');
    expect(room.send({ do: 'restore', pupil: 5 })).toBe('class-full');
    expect(room.join(5)).toBe('not-a-player');
  });
});

describe('a round', () => {
  test('gives everybody an opponent and a board at once, and names the class in each room', () => {
    const room = playing(7);
    expect(new Set(room.last.flatMap(({ pupils }) => pupils))).toEqual(
      new Set([0, 1, 2, 3, 4, 5, 6]),
    );
    expect(room.last.map(({ result }) => result)).toEqual([null, null, null, 'bye']);
    expect(room.change?.rooms.map(({ before }) => before)).toEqual([null, null, null]);
    for (const [at, { pupils }] of room.inPlay.entries()) {
      const { classId, status, players, version, match } = room.room(at);
      expect({ classId, status, version, moves: match?.moves }).toEqual({
        classId: room.school.id,
        status: 'playing',
        version: 1,
        moves: [],
      });
      expect(players.map(({ id: player }) => player)).toEqual(pupils.map(pupilId));
      expect(players.map(({ secretHash }) => secretHash)).toEqual(
        pupils.map((each) => `hash ${each}`),
      );
    }
    const codes = [...room.state.rooms.values()].map(({ code }) => code);
    expect(new Set(codes).size).toBe(3);
  });

  test('needs two who are here, and begins once however often it is asked for', () => {
    const alone = new Classroom({}, 1);
    expect(alone.start()).toBe('need-players');
    const room = playing(4);
    const before = room.school.rounds;
    expect(room.send({ do: 'start', round: 0 })).toBe('ok');
    expect(room.school.rounds).toBe(before);
    expect(room.start()).toBe('stale');
  });

  test('draws another of its games each time', () => {
    const room = playing(2, { games: ['classic', 'misere', 'wild'] });
    for (let round = 1; round < 6; round += 1) {
      room.send({ do: 'end', round });
      room.start();
    }
    const games = room.school.rounds.map(({ game }) => game);
    games.slice(1).forEach((game, at) => expect(game).not.toBe(games[at]));
  });

  test('a finished room is the result, and settling twice changes nothing', () => {
    const room = playing(4);
    room.play(0, ...WON);
    const settled = settleClass(room.state, room);
    expect(settleClass(settled, room)).toEqual(settled);
    expect(changeBetween(settled, settleClass(settled, room), room)).toBeNull();
    room.settle();
    expect(room.last[0]).toMatchObject({ result: 'first', moves: 5, by: 'play' });
    expect(classStatusOf(room.school)).toBe('playing');
    room.play(1, '0', '1', '2', '4', '3', '5', '7', '6', '8');
    room.settle();
    expect(room.last[1]).toMatchObject({ result: 'tie', moves: 9, by: 'play' });
    expect([classStatusOf(room.school), room.school.deadline]).toEqual(['between', null]);
  });

  test('late pupils wait for the next one, and who leaves keeps the points', () => {
    const room = playing(2);
    room.join(2);
    room.play(0, ...WON);
    room.settle();
    const winner = room.last[0]?.pupils[0] ?? -1;
    room.send({ do: 'leave' }, winner);
    room.join(3);
    room.start();
    const paired = room.last.flatMap(({ pupils }) => pupils);
    expect(paired).not.toContain(winner);
    expect(paired).toEqual(expect.arrayContaining([2, 3]));
    expect(pointsIn(room)[winner]).toBe(1);
  });

  test('pairs made by hand come first, and hold for one round', () => {
    const room = new Classroom({}, 6);
    expect(room.send({ do: 'pair', pupils: [0, 5] })).toBe('ok');
    expect(room.send({ do: 'pair', pupils: [5, 3] })).toBe('ok');
    expect(room.school.pairs).toEqual([[5, 3]]);
    expect(room.send({ do: 'pair', pupils: [5, 5] })).toBe('pupil-left');
    expect(room.send({ do: 'pair', pupils: [5, 77] })).toBe('pupil-left');
    room.start();
    expect(room.last[0]?.pupils).toEqual(expect.arrayContaining([3, 5]));
    expect(room.school.pairs).toEqual([]);
  });

  test('whatever is played, everybody who is here plays each round and no result is lost', () => {
    fc.assert(
      fc.property(fc.nat(1000), fc.integer({ min: 2, max: 9 }), (seed, pupils) => {
        const room = new Classroom({}, pupils, seed + 1);
        const random = luck(seed + 7);
        for (let round = 1; round <= 4; round += 1) {
          expect(room.start()).toBe('ok');
          const here = room.last.flatMap(({ pupils: pair }) => pair);
          expect(here.toSorted((a, b) => a - b)).toEqual(
            Array.from({ length: pupils }, (_, at) => at),
          );
          room.inPlay.forEach((_, at) => room.play(at, ...WON.slice(0, Math.floor(random() * 6))));
          room.send({ do: 'end', round });
          expect(room.inPlay).toEqual([]);
        }
        const total = pointsIn(room).reduce((sum, each) => sum + each, 0);
        expect(total).toBe(4 * Math.ceil(pupils / 2));
      }),
      { numRuns: 40 },
    );
  });
});

describe('a round that is taken back', () => {
  test('ends its matches, keeps its number, and counts for nothing', () => {
    const room = new Classroom({}, 5);
    room.send({ do: 'pair', pupils: [0, 4] });
    room.start();
    room.play(0, ...WON);
    room.play(1, '4');
    room.settle();
    room.send({ do: 'pair', pupils: [1, 2] });
    expect(room.send({ do: 'drop', round: 1 }, 1)).toBe('not-host');
    expect(room.send({ do: 'drop', round: 1 })).toBe('ok');
    expect([classStatusOf(room.school), room.inPlay, room.school.deadline]).toEqual([
      'between',
      [],
      null,
    ]);
    expect(room.change?.rooms.map(({ after }) => after.status)).toEqual(['finished']);
    expect(classSnapshotOf(room.school, false)).toMatchObject({
      round: 1,
      rounds: [{ isDropped: true }],
    });
    expect(pointsIn(room)).toEqual([0, 0, 0, 0, 0]);
    // The pair for the next round stays; that of this round is gone.
    expect(room.school.pairs).toEqual([[1, 2]]);
    const dropped = room.state;
    room.settle(10 * MINUTE);
    expect(room.state).toBe(dropped);
    expect(room.start()).toBe('ok');
    expect(room.school.rounds.map(({ isDropped }) => isDropped)).toEqual([true, undefined]);
    expect(pointsIn(room).filter((points) => points > 0)).toEqual([1]);
  });

  test('may have ended, also during a pause', () => {
    const room = playing(2);
    room.play(0, ...WON);
    room.settle();
    room.send({ do: 'drop', round: 1 });
    expect(pointsIn(room)).toEqual([0, 0]);
    room.start();
    room.send({ do: 'pause' });
    room.send({ do: 'drop', round: 2 });
    expect([classStatusOf(room.school), pointsIn(room)]).toEqual(['between', [0, 0]]);
    room.start();
    expect(room.school.pausedAt).toBeNull();
  });

  test('is only the last one, once', () => {
    const room = playing(2);
    expect(room.send({ do: 'drop', round: 0 })).toBe('ok');
    expect(room.inPlay).toHaveLength(1);
    room.play(0, ...WON);
    room.settle();
    const drop = { do: 'drop', round: 1, id: 'once' } as const;
    room.start();
    room.send(drop);
    room.send({ do: 'drop', round: 3 });
    expect(room.school.rounds.some(({ isDropped }) => isDropped)).toBe(false);
    room.send({ do: 'drop', round: 2 });
    room.send({ do: 'drop', round: 2 });
    expect(room.school.rounds.map(({ isDropped }) => isDropped)).toEqual([undefined, true]);
    room.send({ do: 'end', round: 2 });
    room.send({ do: 'close' });
    expect(room.send({ do: 'drop', round: 2 })).toBe('class-over');
    expect(new Set(pointsIn(room))).toEqual(new Set([0, 1]));
    expect(new Classroom().send({ do: 'drop', round: 0 })).toBe('ok');
  });

  test('leaves who was away in it away until they are heard of', () => {
    const room = playing(2, { minutes: 0 });
    room.settle(20_000);
    room.settle(40_000);
    room.send({ do: 'drop', round: 1 });
    expect(room.start()).toBe('need-players');
    room.take(markPresent(markPresent(room.state, 0, room.now), 1, room.now));
    expect(room.start()).toBe('ok');
  });

  test('does not keep its game from being drawn again', () => {
    const room = playing(2, { games: ['classic', 'misere'] });
    const games = () => room.school.rounds.map(({ game }) => game);
    room.send({ do: 'end', round: 1 });
    room.start();
    room.send({ do: 'drop', round: 2 });
    room.start();
    expect(games()[2]).toBe(games()[1]);
  });

  test('is one of the 40', () => {
    const room = playing(2);
    for (let round = 1; round < CLASS_LIMITS.rounds; round += 1) {
      room.send({ do: 'drop', round });
      room.start();
    }
    room.send({ do: 'drop', round: CLASS_LIMITS.rounds });
    expect(room.start()).toBe('rounds-full');
  });
});

test('SCH-08 a class has 40 rounds at most, and isn’t over then', () => {
  const room = playing(2);
  for (let round = 1; round < CLASS_LIMITS.rounds; round += 1) {
    room.send({ do: 'end', round });
    expect(room.start()).toBe('ok');
  }
  room.send({ do: 'end', round: CLASS_LIMITS.rounds });
  expect(room.start()).toBe('rounds-full');
  expect(room.send({ do: 'close' })).toBe('ok');
  expect(room.start()).toBe('class-over');
});

describe('the clock', () => {
  test('ends the round once at the first look past the deadline: proven wins count, all else ties', () => {
    const room = playing(6);
    room.play(0, '0', '3', '1', '4');
    room.play(1, '0');
    room.settle(5 * MINUTE + 299);
    room.seeAllBut();
    expect(room.inPlay).toHaveLength(3);
    room.settle(1);
    expect(room.last.map(({ result, by, moves }) => [result, by, moves])).toEqual([
      ['first', 'time', 4],
      ['tie', 'time', 1],
      ['tie', 'time', 0],
    ]);
    expect(room.change?.rooms.map(({ after }) => after.status)).toEqual([
      'finished',
      'finished',
      'finished',
    ]);
    const ended = room.state;
    room.settle(MINUTE);
    expect(room.state).toBe(ended);
  });

  test('a room that is lost ends as a tie with its round, and holds nothing up', () => {
    const room = playing(4, { minutes: 0 });
    const lost = room.last[1]?.room ?? '';
    room.state = {
      ...room.state,
      rooms: new Map([...room.state.rooms].filter(([id]) => id !== lost)),
    };
    room.play(0, ...WON);
    room.settle(100 * MINUTE);
    expect(classStatusOf(room.school)).toBe('playing');
    room.send({ do: 'end', round: 1 });
    expect(room.last.map(({ result }) => result)).toEqual(['first', 'tie']);
  });

  test('the clock stops during a pause, in which no seat is held either', () => {
    const room = playing(2);
    room.settle(MINUTE);
    room.seeAllBut();
    expect(room.send({ do: 'pause' })).toBe('ok');
    const deadline = room.school.deadline ?? 0;
    room.settle(60 * MINUTE);
    expect(classStatusOf(room.school)).toBe('playing');
    room.send({ do: 'resume' });
    expect(room.school.deadline).toBe(deadline + 60 * MINUTE);
    expect(room.school.pausedAt).toBeNull();
    room.settle(1);
    expect(classStatusOf(room.school)).toBe('playing');
  });

  test('a pupil whose seat was held before the pause has as much time after it as anybody', () => {
    const room = playing(2, { minutes: 0 });
    room.settle(20_000);
    room.seeAllBut(0);
    room.send({ do: 'pause' });
    room.now += 5 * MINUTE;
    room.send({ do: 'resume' });
    room.seeAllBut(0);
    room.settle(39_999);
    expect(room.inPlay).toHaveLength(1);
  });

  test('the end of an earlier round ends no later one', () => {
    const room = playing(2);
    room.play(0, ...WON);
    room.settle();
    room.start();
    room.send({ do: 'end', round: 1 });
    expect(room.inPlay).toHaveLength(1);
  });
});

describe('who vanishes', () => {
  const absent = (room: Classroom) => room.last[0]?.pupils[0] ?? -1;

  test('loses after a minute, and is not paired before something is heard of them', () => {
    const room = playing(4, { minutes: 0 });
    const [gone] = [absent(room)];
    for (let seconds = 0; seconds < 59; seconds += 1) {
      room.settle(1000);
      room.seeAllBut(gone);
    }
    expect(room.inPlay).toHaveLength(2);
    room.settle(1000);
    expect(room.last[0]).toMatchObject({ result: 'second', by: 'absence', moves: 0 });
    expect(room.school.pupils[gone]?.isAway).toBe(true);
    room.send({ do: 'end', round: 1 });
    room.start();
    expect(room.last.flatMap(({ pupils }) => pupils)).not.toContain(gone);
  });

  test('nobody loses who comes back in time', () => {
    const room = playing(2, { minutes: 0 });
    room.settle(59_000);
    room.seeAllBut();
    room.settle(2000);
    expect(room.inPlay).toHaveLength(1);
  });

  test('SCH-09 two who vanish together get no win from each other, not even a sure one', () => {
    const room = playing(2);
    room.play(0, ...WON.slice(0, -1));
    room.settle(20_000);
    room.settle(40_000);
    expect(room.last[0]).toMatchObject({ result: 'tie', by: 'absence', moves: WON.length - 1 });
    expect(room.school.pupils.map(({ isAway }) => isAway)).toEqual([true, true]);
    expect(classStatusOf(room.school)).toBe('between');
    expect(room.school.deadline).toBeNull();
    expect(room.start()).toBe('need-players');
  });

  test('one who vanishes later gets no point before it is known whether they come back', () => {
    const room = playing(2, { minutes: 0 });
    const gone = absent(room);
    room.settle(20_000);
    room.seeAllBut(gone);
    room.settle(25_000);
    room.settle(15_000);
    expect(room.inPlay).toHaveLength(1);
    room.seeAllBut(gone);
    room.settle();
    expect(room.last[0]).toMatchObject({ result: 'second', by: 'absence' });
  });
});

describe('what a host may do', () => {
  test('settings change with the next round and the next newcomer, reactions at once', () => {
    const room = playing(2);
    const { deadline, pupils } = room.school;
    const settings = { ...SETTINGS, games: ['misere'], minutes: 8, names: 'en', reactions: false };
    expect(room.send({ do: 'settings', settings }, 1)).toBe('not-host');
    expect(room.send({ do: 'settings', settings })).toBe('ok');
    expect(classSnapshotOf(room.school, false).settings).toEqual(settings);
    expect([room.school.deadline, room.school.pupils]).toEqual([deadline, pupils]);
    room.join(2, 'own');
    expect(room.school.pupils[2]?.name).not.toBe('own');
    room.send({ do: 'end', round: 1 });
    room.start();
    expect(room.school.rounds.map(({ game }) => game)).toEqual(['classic', 'misere']);
    expect(room.school.deadline).toBe(room.now + 8 * MINUTE);
    room.send({ do: 'close' });
    expect(room.send({ do: 'settings', settings: SETTINGS })).toBe('class-over');
  });

  test('a removal can be undone for ten seconds without a loss, and later still', () => {
    const room = playing(2, { minutes: 0 });
    const pupil = room.last[0]?.pupils[1] ?? -1;
    room.send({ do: 'remove', pupil });
    expect(senderIn(room.school, { pupil: pupilId(pupil), hash: `hash ${pupil}` })).toBeNull();
    room.settle(9999);
    expect(room.inPlay).toHaveLength(1);
    room.send({ do: 'restore', pupil });
    room.settle(1);
    expect(room.inPlay).toHaveLength(1);
    expect(senderIn(room.school, { pupil: pupilId(pupil), hash: `hash ${pupil}` })).toBe(pupil);
    room.send({ do: 'remove', pupil });
    room.settle(10_000);
    expect(room.last[0]).toMatchObject({ result: 'first', by: 'absence' });
    room.send({ do: 'restore', pupil });
    expect(room.start()).toBe('ok');
  });

  test('a pupil may only leave', () => {
    const room = new Classroom({}, 2);
    for (const command of ['start', 'end', 'pause', 'close', 'remove', 'host-pass'] as const)
      expect(room.send({ do: command, round: 0, pupil: 1, pass: null }, 0)).toBe('not-host');
    expect(room.send({ do: 'leave' })).toBe('not-a-player');
    expect(room.send({ do: 'leave' }, 0)).toBe('ok');
  });

  test('names are cleaned and kept apart', () => {
    const room = new Classroom({}, 2);
    expect(room.send({ do: 'rename', pupil: 0, name: 'p1' })).toBe('ok');
    expect(room.send({ do: 'rename', pupil: 0, name: '\u202E' })).toBe('name-required');
    expect(room.send({ do: 'rename', pupil: 9, name: 'x' })).toBe('pupil-left');
    expect(room.school.pupils[0]?.name).toBe('p1 2');
  });

  test('closing ends the round and the class, and can be undone', () => {
    const room = playing(3);
    expect(room.send({ do: 'close' })).toBe('ok');
    expect([classStatusOf(room.school), room.inPlay]).toEqual(['over', []]);
    expect(room.join(7)).toBe('class-over');
    expect(room.start()).toBe('class-over');
    expect(room.send({ do: 'reopen' })).toBe('ok');
    expect(classStatusOf(room.school)).toBe('between');
    expect(room.start()).toBe('ok');
  });

  test('a command that arrives twice acts once, until no copy can come any more', () => {
    const room = playing(2);
    const pause = { do: 'pause', id: 'once' } as const;
    room.send(pause);
    room.send({ do: 'resume' });
    room.now += 21_000;
    expect(room.send(pause)).toBe('ok');
    expect(room.school.pausedAt).toBeNull();
  });

  test('a code takes a pupil to another device once, and the old secret is void at once', () => {
    const room = playing(2, { minutes: 0 });
    const move = (secretHash: string, hash = 'code') => {
      const ruling = changePupilDevice(room.state, { hash, secretHash }, room.now);
      if (ruling.ok) room.take(ruling.value);
      return ruling.ok ? 'ok' : ruling.error;
    };
    const show = () => room.send({ do: 'move-code', pupil: 1, pass: 'c' }, 'host', 'code');
    show();
    expect([move('new', 'guess'), move('new'), move('new'), move('third')]).toEqual([
      'pass-void',
      'ok',
      'ok',
      'pass-void',
    ]);
    const who = (hash: string) => senderIn(room.school, { pupil: pupilId(1), hash });
    expect([who('hash 1'), who('new')]).toEqual([null, 1]);
    const seat = room.room().players.find(({ id }) => id === pupilId(1));
    expect(seat?.secretHash).toBe('new');
    expect(room.join(1)).toBe('not-a-player');
    show();
    room.now += 2 * MINUTE;
    expect(move('late')).toBe('pass-void');
  });
});

describe('a device that asks to lead', () => {
  /** A class, and a pass that a device may use. */
  function showing(pupils = 0) {
    const room = new Classroom({}, pupils);
    const show = () => room.send({ do: 'host-pass', pass: 'p' });
    const ask = (secretHash: string, hash = 'pass') => {
      const ruling = requestToLead(room.school, { hash, secretHash }, room);
      if (ruling.ok) room.take({ ...room.state, school: ruling.value });
      return ruling.ok ? 'ok' : ruling.error;
    };
    const number = () => classSnapshotOf(room.school, true).asking ?? -1;
    const admit = (yes = true, asked = number()) => room.send({ do: 'admit', number: asked, yes });
    const leads = (hash: string) => senderIn(room.school, { pupil: undefined, hash }) === 'host';
    show();
    return { room, show, ask, number, admit, leads };
  }

  test('waits until a host lets it in by its number, which only hosts see', () => {
    const { room, ask, number, admit, leads } = showing(1);
    expect(ask('phone')).toBe('ok');
    expect([number() >= 10, number() <= 99]).toEqual([true, true]);
    expect(classSnapshotOf(room.school, false).asking).toBeNull();
    expect([leads('phone'), room.school.hosts]).toEqual([false, ['host']]);
    const asked = room.school;
    expect(ask('phone')).toBe('ok');
    expect(room.school).toBe(asked);
    expect(room.send({ do: 'admit', number: number(), yes: true }, 0)).toBe('not-host');
    expect(admit()).toBe('ok');
    expect([leads('phone'), classSnapshotOf(room.school, true).asking]).toEqual([true, null]);
    // The answer may have been lost.
    expect(ask('phone')).toBe('ok');
    expect(room.school.hosts).toEqual(['host', 'phone']);
  });

  test('has a two-digit number for any random value', () => {
    const { room } = showing();
    for (const [luckiest, number] of [
      [0, 10],
      [1 - Number.EPSILON, 99],
    ] as const) {
      const hashes = { hash: 'pass', secretHash: 'phone' };
      const ruling = requestToLead(room.school, hashes, { now: room.now, random: () => luckiest });
      expect(ruling.ok && ruling.value.asking?.number).toBe(number);
    }
  });

  test('needs a pass, which is void once a device has asked with it', () => {
    const { room, show, ask } = showing();
    expect(ask('phone', 'guess')).toBe('pass-void');
    expect([ask('pupil'), ask('phone')]).toEqual(['ok', 'pass-void']);
    show();
    room.now += 2 * MINUTE;
    expect(ask('phone')).toBe('pass-void');
    show();
    room.send({ do: 'host-pass', pass: null });
    expect(ask('phone')).toBe('pass-void');
  });

  test('is not let in by another number', () => {
    const { ask, number, admit, leads } = showing();
    expect(admit(true, 50)).toBe('pass-void');
    ask('pupil');
    const other = number() === 50 ? 51 : 50;
    expect(admit(true, other)).toBe('pass-void');
    // The host turns away the number, not a particular device.
    expect(admit(false, other)).toBe('ok');
    expect([leads('pupil'), number() > 0]).toEqual([false, true]);
  });

  test('may be turned away, and is refused when it asks again', () => {
    const { room, show, ask, number, admit, leads } = showing();
    ask('pupil');
    const turnedAway = number();
    expect(admit(false)).toBe('ok');
    expect(ask('pupil')).toBe('pass-void');
    expect(admit(true, turnedAway)).toBe('pass-void');
    for (const command of [{ do: 'host-pass', pass: 'p' } as const, { do: 'alone' } as const]) {
      show();
      ask('pupil');
      room.send(command);
      expect([number(), ask('pupil', 'old')]).toEqual([-1, 'pass-void']);
    }
    expect(leads('pupil')).toBe(false);
  });

  test('is forgotten after two minutes, which hosts see at the next look', () => {
    const { room, ask, number, admit, leads } = showing();
    ask('phone');
    room.settle(2 * MINUTE - 1);
    const { version } = room.school;
    const asked = number();
    expect(asked).toBeGreaterThan(0);
    room.now += 1;
    expect(ask('phone')).toBe('pass-void');
    expect(admit(true, asked)).toBe('pass-void');
    room.settle();
    expect([number(), room.school.version]).toEqual([-1, version + 1]);
    room.settle();
    expect(room.school.version).toBe(version + 1);
    expect(leads('phone')).toBe(false);
  });

  test('finds room for four that lead, when it asks and when it is let in', () => {
    const { room, show, ask, admit } = showing();
    for (const name of ['two', 'three', 'four']) {
      show();
      ask(name);
      expect(admit()).toBe('ok');
    }
    show();
    expect(ask('five')).toBe('hosts-full');
    const asking = { number: 42, secretHash: 'five', until: room.now + MINUTE };
    room.state = { ...room.state, school: { ...room.school, asking } };
    expect(admit()).toBe('hosts-full');
    expect(room.school.hosts).toEqual(['host', 'two', 'three', 'four']);
    expect(admit(false)).toBe('ok');
  });

  test('may also come when the class is over, to print its results', () => {
    const { room, show, ask, admit, leads } = showing();
    room.send({ do: 'close' });
    show();
    expect([ask('phone'), admit(), leads('phone')]).toEqual(['ok', 'ok', true]);
  });
});

describe('what pages are shown', () => {
  test('nothing that proves anything; pupils get no standings while they play', () => {
    const room = playing(5);
    room.send({ do: 'host-pass', pass: 'p' });
    room.send({ do: 'move-code', pupil: 1, pass: 'c' });
    const asked = requestToLead(room.school, { hash: 'pass', secretHash: 'phone' }, room);
    if (asked.ok) room.take({ ...room.state, school: asked.value });
    const views = [classSnapshotOf(room.school, true), classSnapshotOf(room.school, false)];
    expect(JSON.stringify(views)).not.toMatch(/hash|secret|phone|"pass"|until/);
    expect(views.map(({ standings }) => standings.length)).toEqual([5, 0]);
    room.send({ do: 'end', round: 1 });
    room.start();
    room.send({ do: 'end', round: 2 });
    const [host, pupil] = [classSnapshotOf(room.school, true), classSnapshotOf(room.school, false)];
    expect([host.rounds.length, pupil.rounds.length, pupil.round]).toEqual([2, 1, 2]);
    expect(pupil.standings).toEqual(host.standings);
    expect(pupil.rounds[0]).toEqual(host.rounds[1]);
  });

  test('boards come as the moves that a page lacks', () => {
    const room = playing(4);
    room.play(0, '0', '3', '1');
    room.play(1, '4');
    expect(boardsOf(room.school, room.state.rooms, [1, 1])).toEqual([
      { pairing: 0, from: 1, moves: ['3', '1'] },
    ]);
    expect(boardsOf(room.school, room.state.rooms, [])).toHaveLength(2);
    expect(boardsOf(room.school, room.state.rooms, [3, 9])).toEqual([]);
  });
});

test('only a win that a short search shows is proven', () => {
  const record = freshMatch(gameSettings('classic'), 2, 0);
  const winner = (...moves: readonly string[]) => provenWinner({ ...record, moves });
  expect(winner()).toBeNull();
  expect(winner('0', '3', '1', '4')).toBe(0);
  expect(winner('0', '3', '1', '4', '8')).toBe(1);
  // Two lines at once: O can stop only one.
  expect(winner('0', '4', '8', '3', '5', '1', '7')).toBe(0);
});
