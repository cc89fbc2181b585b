/** The client's port to classes over any transport. */
import { fail, ok, type Result } from '../../rules/result.ts';
import type { ClassGrant, ClassKey, Classes, WithoutId } from '../protocol/class-port.ts';
import type { ClassCommand, ClassAnswer } from '../protocol/class-wire.ts';
import type { RoomsError } from '../protocol/errors.ts';
import { makeCode } from '../referee/codes.ts';
import { askToLead } from './ask-to-lead.ts';
import {
  AGAIN_MS,
  claimOf,
  classGrantOf,
  Entrances,
  isUnanswered,
  randomHex,
} from './entrances.ts';
import { ClassFollower } from './class-follower.ts';
import type { Transport } from './transport.ts';

const random = (): number => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32;

/** Classes over a transport. */
export function createClasses(transport: Transport): Classes {
  const entrances = new Entrances((body) => transport.call(body));
  const followers = new Map<ClassFollower, string>();

  const enter = async (body: object): Promise<Result<ClassGrant, RoomsError>> =>
    classGrantOf(await entrances.enter(body));
  const adopt = (id: string, answer: ClassAnswer, sent: number): void => {
    for (const [each, of] of followers) if (of === id) each.adopt(answer, 0, sent);
  };
  /** Sends a command, and once more if nobody answers: by its id the class knows a late copy. */
  const sendCommand = async (
    key: ClassKey,
    command: WithoutId<ClassCommand>,
  ): Promise<Result<null, RoomsError>> => {
    const id = randomHex(8);
    const body = { do: 'class-command', claim: claimOf(key), command: { ...command, id } };
    let sent = performance.now();
    let answer = await transport.call(body);
    if (isUnanswered(answer)) {
      await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
      sent = performance.now();
      answer = await transport.call(body);
    }
    if (!answer.ok) return answer;
    if (!('class' in answer.value)) return fail('server-failed');
    adopt(key.class, answer.value, sent);
    return ok(null);
  };

  return {
    open: (settings) => enter({ do: 'class-open', settings }),
    lead: (id, hostPass, wait) =>
      askToLead({ class: id, pass: hostPass }, wait, { entrances, transport }),
    changeDevice: (code, deviceCode) =>
      enter({ do: 'class-move', code, pass: deviceCode.trim().toUpperCase() }),
    async resume(key) {
      const body = { do: 'class-fetch', claim: claimOf(key), known: { version: 0 } };
      const sent = performance.now();
      const answer = await transport.call(body);
      return classGrantOf({ answer, secret: key.secret, sent });
    },
    act: sendCommand,
    async newHostPass(key) {
      const hostPass = randomHex(16);
      const done = await sendCommand(key, { do: 'host-pass', pass: hostPass });
      return done.ok ? ok(hostPass) : done;
    },
    revokeHostPass: (key) => sendCommand(key, { do: 'host-pass', pass: null }),
    async newDeviceCode(key, pupil) {
      const deviceCode = makeCode(random);
      const done = await sendCommand(key, { do: 'move-code', pupil, pass: deviceCode });
      return done.ok ? ok(deviceCode) : done;
    },
    follow(grant, listener, { boards }) {
      const follower = new ClassFollower(transport, grant, listener, boards);
      followers.set(follower, grant.key.class);
      return () => {
        follower.stop();
        followers.delete(follower);
      };
    },
  };
}
