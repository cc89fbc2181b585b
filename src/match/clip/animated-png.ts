/** Joins the pictures that a browser has encoded as PNG into one that moves (APNG). */
import { fail, ok, type Result } from '../../rules/result.ts';

export type TimedPicture = {
  readonly png: Uint8Array;
  readonly ms: number;
  /** Where its corner is on the first picture, px. */
  readonly left: number;
  readonly top: number;
};

type Chunk = { readonly type: string; readonly data: Uint8Array };

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** The first chunk: the width and height in eight bytes, then how the pixels are stored. */
const HEADER = 'IHDR';
const SIZE_BYTES = 8;
const PIXELS = 'IDAT';

/**
 * A picture that shows others one after another, for ever. Each covers a part of the first one. They must have one
 * format, as those of canvases have.
 */
export function animatePng(
  pictures: readonly TimedPicture[],
): Result<Uint8Array<ArrayBuffer>, 'not-png' | 'different-pictures'> {
  const read = pictures.map(({ png, ...rest }) => ({ chunks: chunksOf(png), ...rest }));
  const header = read[0]?.chunks?.find(({ type }) => type === HEADER)?.data;
  if (!header) return fail('not-png');
  const written: Chunk[] = [
    { type: HEADER, data: header },
    { type: 'acTL', data: bytes([4, read.length], [4, 0]) },
  ];
  let order = 0;
  for (const [at, { chunks, ms, left, top }] of read.entries()) {
    if (!chunks) return fail('not-png');
    const own = chunks.find(({ type }) => type === HEADER)?.data;
    if (!own || String(own.subarray(SIZE_BYTES)) !== String(header.subarray(SIZE_BYTES)))
      return fail('different-pictures');
    // Its size, its place, its time, and that it replaces what it covers.
    const time = bytes([4, left], [4, top], [2, Math.round(ms)], [2, 1000], [1, 0], [1, 0]);
    const control = join([bytes([4, order]), own.subarray(0, SIZE_BYTES), time]);
    written.push({ type: 'fcTL', data: control });
    order += 1;
    for (const { type, data } of chunks) {
      if (type !== PIXELS) continue;
      // The first picture is the one that viewers without animation show.
      if (at === 0) written.push({ type, data });
      else {
        written.push({ type: 'fdAT', data: join([bytes([4, order]), data]) });
        order += 1;
      }
    }
  }
  written.push({ type: 'IEND', data: new Uint8Array() });
  return ok(join([Uint8Array.from(SIGNATURE), ...written.map(writeChunk)]));
}

/** The smallest rectangle around the pixels that differ, at least one pixel; right and bottom are outside. */
export function changedPart(before: Uint32Array, after: Uint32Array, width: number) {
  let [left, right, top, bottom] = [width, 0, after.length / width, 0];
  for (const [at, pixel] of after.entries()) {
    if (pixel === before[at]) continue;
    const [x, y] = [at % width, Math.floor(at / width)];
    [left, right] = [Math.min(left, x), Math.max(right, x + 1)];
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y + 1)];
  }
  return right > 0 ? { left, top, right, bottom } : { left: 0, top: 0, right: 1, bottom: 1 };
}

/** The chunks of a PNG; null for anything else. */
function chunksOf(png: Uint8Array): readonly Chunk[] | null {
  if (SIGNATURE.some((byte, at) => png[at] !== byte)) return null;
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength);
  const chunks: Chunk[] = [];
  let at = SIGNATURE.length;
  while (at + 12 <= png.length) {
    const end = at + 8 + view.getUint32(at);
    if (end + 4 > png.length) return null;
    const type = String.fromCharCode(...png.subarray(at + 4, at + 8));
    chunks.push({ type, data: png.subarray(at + 8, end) });
    at = end + 4;
  }
  return chunks;
}

function writeChunk({ type, data }: Chunk): Uint8Array {
  const named = join([Uint8Array.from(type, (letter) => letter.charCodeAt(0)), data]);
  return join([bytes([4, data.length]), named, bytes([4, checksum(named)])]);
}

/** Whole numbers, each in this many bytes, the highest first. */
const bytes = (...numbers: readonly (readonly [size: number, value: number])[]): Uint8Array =>
  Uint8Array.from(
    numbers.flatMap(([size, value]) =>
      Array.from({ length: size }, (_, at) => (value >>> (8 * (size - 1 - at))) & 0xff),
    ),
  );

function join(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** The remainders of every byte, for the checksum. */
const REMAINDERS = Uint32Array.from({ length: 256 }, (_, byte) => {
  let rest = byte;
  for (let bit = 0; bit < 8; bit += 1) rest = rest & 1 ? (rest >>> 1) ^ 0xedb88320 : rest >>> 1;
  return rest;
});

/** CRC-32, which each chunk ends with. */
function checksum(data: Uint8Array): number {
  let rest = 0xffffffff;
  for (const byte of data) rest = (REMAINDERS[(rest ^ byte) & 0xff] ?? 0) ^ (rest >>> 8);
  return ~rest >>> 0;
}
