import { expect, test } from 'vitest';
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
