import { expect, test } from 'vitest';
import { invitationIn, roomCodeIn } from './room-code.ts';

test.each([
  ['HPMQ3R', 'HPMQ3R'],
  [' hpmq3r ', 'HPMQ3R'],
  ['HPM Q3R', 'HPMQ3R'],
  ['hpm-q3r\n', 'HPMQ3R'],
  ['https://example.org/online?room=HPMQ3R', 'HPMQ3R'],
  ['https://example.org/?view=online&room=hpmq3r#main', 'HPMQ3R'],
  ['HPMQ3RXYZ', 'HPMQ3R'],
  ['Join my room hpmq3r', 'HPMQ3R'],
  ['friend, the code of our school is HPMQRT!', 'HPMQRT'],
  ['HPM Q3R please', 'PLEASE'],
  ['<b>', 'B'],
  ['', ''],
])('ONL-17: %j is read as the code %j', (typed, code) => {
  expect(roomCodeIn(typed)).toBe(code);
});

const INVITATION = '0123456789abcdef0123456789abcdef';

test.each([
  [`https://example.org/online?room=HPMQ3R#key=${INVITATION}`, INVITATION],
  [`https://example.org/online?room=HPMQ3R&key=${INVITATION.toUpperCase()}`, INVITATION],
  [`?room=HPMQ3R&key=${INVITATION}0`, undefined],
  ['?room=HPMQ3R#key=', undefined],
])('ONL-17: the invitation in %j is %j', (link, invitation) => {
  expect(invitationIn(link)).toBe(invitation);
});
