import { readField, isFields } from '../../src/rules/untrusted.ts';

/** The versions of Realtime's protocol: messages as objects, or as lists and binary frames. */
export type Version = '1.0.0' | '2.0.0';

/** A message of Phoenix channels. */
export type PhoenixMessage = {
  readonly joinRef: string | null;
  readonly ref: string | null;
  readonly topic: string;
  readonly event: string;
  readonly payload: unknown;
};

/** The first byte of a broadcast in version 2.0.0: from a client, and from the server. */
const PUSH = 3;
const BROADCAST = 4;
const JSON_PAYLOAD = 1;
/** The header of a client's broadcast: its kind, the lengths of its parts, its encoding. */
const PUSH_HEADER_BYTES = 7;

const refOf = (raw: unknown): string | null => (typeof raw === 'string' ? raw : null);

/** The message of a text frame; null for anything else. */
export function decode(version: Version, text: string): PhoenixMessage | null {
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    return null;
  }
  const [joinRef, ref, topic, event, payload] = partsOf(version, raw);
  if (typeof topic !== 'string' || typeof event !== 'string') return null;
  return { joinRef: refOf(joinRef), ref: refOf(ref), topic, event, payload };
}

/** A client's broadcast in version 2.0.0; its payload is JSON text. */
type Push = Omit<PhoenixMessage, 'payload'> & { readonly text: string };

/** The broadcast of a binary frame; null for anything else. */
export function decodePush(data: Buffer): Push | null {
  if (data[0] !== PUSH || data[6] !== JSON_PAYLOAD) return null;
  const ref = data[1] ?? 0;
  const topic = ref + (data[2] ?? 0);
  const event = topic + (data[3] ?? 0);
  const end = event + (data[4] ?? 0);
  const start = PUSH_HEADER_BYTES + end + (data[5] ?? 0);
  if (start > data.length) return null;
  // latin1, because everything that we accept here is ASCII.
  const head = data.toString('latin1', PUSH_HEADER_BYTES, PUSH_HEADER_BYTES + end);
  return {
    joinRef: head.slice(0, ref),
    ref: head.slice(ref, topic),
    topic: head.slice(topic, event),
    event: head.slice(event),
    text: data.toString('utf8', start),
  };
}

function partsOf(version: Version, raw: unknown): readonly unknown[] {
  if (version === '2.0.0') return Array.isArray(raw) ? (raw as readonly unknown[]) : [];
  if (!isFields(raw)) return [];
  return ['join_ref', 'ref', 'topic', 'event', 'payload'].map((key) => readField(raw, key));
}

/** A message as a text frame. */
export function encode(
  version: Version,
  { joinRef, ref, topic, event, payload }: PhoenixMessage,
): Buffer {
  const message =
    version === '2.0.0'
      ? [joinRef, ref, topic, event, payload]
      : { topic, event, payload, ref, join_ref: joinRef };
  return makeFrame('text', JSON.stringify(message));
}

/** A broadcast: a binary frame in version 2.0.0, as the hosted service sends it. */
export function encodeBroadcast(
  version: Version,
  topic: string,
  event: string,
  payload: unknown,
): Buffer {
  if (version === '1.0.0') {
    const body = { type: 'broadcast', event, payload };
    return encode(version, { joinRef: null, ref: null, topic, event: 'broadcast', payload: body });
  }
  // Topics and events are ASCII and shorter than 128, so every character of the header is one byte.
  const header = String.fromCharCode(BROADCAST, topic.length, event.length, 0, JSON_PAYLOAD);
  return makeFrame('binary', header + topic + event + JSON.stringify(payload));
}

const FINAL = 0x80;
const OPCODES = { text: 1, binary: 2, ping: 9 } as const;
const SHORT = 125;
const MEDIUM = 0xff_ff;

/** A complete WebSocket frame from the server, encoded once for all sockets. */
export function makeFrame(kind: keyof typeof OPCODES, text: string): Buffer {
  const length = Buffer.byteLength(text);
  const start = length <= SHORT ? 2 : length <= MEDIUM ? 4 : 10;
  const frame = Buffer.allocUnsafe(start + length);
  frame[0] = FINAL | OPCODES[kind];
  frame[1] = start === 2 ? length : start === 4 ? SHORT + 1 : SHORT + 2;
  if (start === 4) frame.writeUInt16BE(length, 2);
  if (start === 10) frame.writeBigUInt64BE(BigInt(length), 2);
  frame.write(text, start);
  return frame;
}
