/** Chat and reactions: checked like moves, but they don't change a room's version. */
import { fail, ok, type Result } from '../../rules/result.ts';
import { LIMITS } from '../protocol/limits.ts';
import { reactionRefusal } from './class-handlers.ts';
import type { RequestContext } from './context.ts';
import type { ServerError } from '../protocol/errors.ts';
import { cleanMessage } from '../referee/names.ts';
import { provesSeat, playerIn } from '../referee/room.ts';
import type { RoomStore } from './store.ts';
import type { Claim, Answer, RoomRequest } from '../protocol/wire.ts';

const CHAT_LIMIT = { most: LIMITS.chatPerSecond, windowMs: 1000 };
/** Shared by all players of an IP address in a room, because leaving and joining again makes another player. */
const IP_LIMIT = { most: 2 * LIMITS.chatPerSecond, windowMs: 1000 };

type Speaker = {
  readonly name: string;
  readonly classId: string | null;
  /** The hash of the sender's secret. */
  readonly hash: string;
};

/** Finds the sender, if the seat is theirs. */
async function findSpeaker(
  { room: id, player, secret }: Claim,
  store: RoomStore,
  context: RequestContext,
): Promise<Result<Speaker, ServerError>> {
  const hash = await context.digest(secret);
  const room = await store.load(id);
  if (!room) return fail('room-not-found');
  if (!provesSeat(room, { player, hash })) return fail('not-a-player');
  return ok({ name: playerIn(room, player)?.name ?? '', classId: room.classId, hash });
}

/** Counts a message or reaction; false beyond the limits. */
async function mayTalk(
  { room, player }: Claim,
  store: RoomStore,
  { ip, now }: RequestContext,
): Promise<boolean> {
  const at = now();
  return (
    (await store.countAgainst(`chat ${player}`, CHAT_LIMIT, at)) &&
    (await store.countAgainst(`chat ${room} ${ip}`, IP_LIMIT, at))
  );
}

/** Adds a chat message. */
export async function postMessage(
  claim: Claim,
  raw: string,
  store: RoomStore,
  context: RequestContext,
): Promise<Answer> {
  const speaker = await findSpeaker(claim, store, context);
  if (!speaker.ok) return speaker;
  const { name, classId } = speaker.value;
  if (classId !== null) return fail('in-class');
  const text = cleanMessage(raw);
  if (!text) return fail('empty-message');
  if (!(await mayTalk(claim, store, context))) return fail('too-many');
  const { player, room } = claim;
  await store.addMessage(room, { player, name, text, at: context.now() });
  return { ok: true };
}

/** Sends a reaction to everybody; it isn't stored. */
export async function broadcastReaction(
  { claim, reaction }: Extract<RoomRequest, { do: 'react' }>,
  store: RoomStore,
  context: RequestContext,
): Promise<Answer> {
  const speaker = await findSpeaker(claim, store, context);
  if (!speaker.ok) return speaker;
  const { classId, hash } = speaker.value;
  const sender = { player: claim.player, hash };
  const refused = classId !== null && (await reactionRefusal(classId, sender, reaction, store));
  if (refused) return fail(refused);
  if (!(await mayTalk(claim, store, context))) return fail('too-many');
  await store.sendReaction(claim.room, { player: claim.player, reaction });
  return { ok: true };
}
