import { expect, test } from 'vitest';
import { CLASS_LIMITS } from '../../../rooms/protocol/class-wire.ts';
import { online as german } from '../../../text/de/online.ts';
import { online as spanish } from '../../../text/es/online.ts';
import { online as english } from '../../../text/online.ts';
import { classFailure } from './class-failure.ts';

test('SCH-03 a pupil at the door reads about the class, never about a room', () => {
  expect(classFailure('class-full')).toBe('The class is full');
  for (const error of ['room-not-found', 'class-not-found', 'not-a-player', 'class-full'] as const)
    expect(classFailure(error)).not.toMatch(/room/i);
});

test('SCH-14 a fifth device reads that four lead, and a host that a pupil has left', () => {
  expect(classFailure('hosts-full')).toBe('Four devices already lead this class');
  expect(classFailure('pupil-left')).toBe('This pupil is no longer in the class');
});

test('SCH-08 who starts one round too many reads how many there can be, in every language', () => {
  expect(classFailure('rounds-full')).not.toBe(classFailure('class-over'));
  for (const words of [english, german, spanish])
    expect(words.failures['rounds-full']).toContain(`${CLASS_LIMITS.rounds}`);
});
