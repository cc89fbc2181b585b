import { crc32, deflateSync, inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { animatePng, changedPart } from './animated-png.ts';

const chunk = (type: string, data: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [size, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  size.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([size, named, sum]);
};

/** A picture of one colour, whose pixels are in two chunks. */
function picture(shade: number, side = 2, depth = 8): Uint8Array {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header[8] = depth;
  const rows = Array.from({ length: side }, () => [
    0,
    ...Array.from({ length: side }, () => shade),
  ]);
  const pixels = deflateSync(Buffer.from(rows.flat()));
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('pHYs', Buffer.alloc(9)),
    chunk('IDAT', pixels.subarray(0, 5)),
    chunk('IDAT', pixels.subarray(5)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** The chunks of a file, with their checksums checked by Node's own. */
function read(file: Uint8Array): { readonly type: string; readonly data: Buffer }[] {
  const png = Buffer.from(file);
  const found = [];
  for (let at = 8; at < png.length;) {
    const end = at + 8 + png.readUInt32BE(at);
    const named = png.subarray(at + 4, end);
    expect(png.readUInt32BE(end)).toBe(crc32(named));
    found.push({ type: named.toString('latin1', 0, 4), data: named.subarray(4) });
    at = end + 4;
  }
  return found;
}

describe('CLP-05 a picture that moves', () => {
  const made = animatePng([
    { png: picture(10), ms: 500, left: 0, top: 0 },
    { png: picture(200, 1), ms: 42, left: 1, top: 0 },
  ]);
  const chunks = made.ok ? read(made.value) : [];

  it('has its chunks in the order that the format asks for', () => {
    expect(chunks.map(({ type }) => type).join(' ')).toBe(
      'IHDR acTL fcTL IDAT IDAT fcTL fdAT fdAT IEND',
    );
    const of = (name: string) => chunks.filter(({ type }) => type === name);
    expect(of('acTL')[0]?.data.readUInt32BE(0)).toBe(2);
    const ordered = [...of('fcTL'), ...of('fdAT')].map(({ data }) => data.readUInt32BE(0));
    expect(ordered.toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3]);
  });

  it('shows each picture for its time, in its size and place', () => {
    const controls = chunks.filter(({ type }) => type === 'fcTL').map(({ data }) => data);
    expect(controls.map((data) => [4, 8, 12, 16].map((at) => data.readUInt32BE(at)))).toEqual([
      [2, 2, 0, 0],
      [1, 1, 1, 0],
    ]);
    expect(controls.map((data) => data.readUInt16BE(20) / data.readUInt16BE(22))).toEqual([
      0.5, 0.042,
    ]);
  });

  it('keeps the pixels', () => {
    const parts = (name: string, from: number) =>
      chunks.filter(({ type }) => type === name).map(({ data }) => data.subarray(from));
    expect([...inflateSync(Buffer.concat(parts('IDAT', 0)))]).toEqual([0, 10, 10, 0, 10, 10]);
    expect([...inflateSync(Buffer.concat(parts('fdAT', 4)))]).toEqual([0, 200]);
  });

  it('refuses files that aren’t PNGs, and pictures in different formats', () => {
    const joined = (...pngs: readonly Uint8Array[]) =>
      animatePng(pngs.map((png) => ({ png, ms: 1, left: 0, top: 0 })));
    const notPng = { ok: false, error: 'not-png' };
    expect(joined()).toEqual(notPng);
    expect(joined(picture(10), Uint8Array.of(1, 2, 3))).toEqual(notPng);
    expect(joined(picture(10).slice(0, -20))).toEqual(notPng);
    expect(joined(picture(10), picture(10, 2, 4))).toEqual({
      ok: false,
      error: 'different-pictures',
    });
  });

  it('finds the part of a picture that has changed', () => {
    const before = new Uint32Array(12);
    const changed = (...pixels: readonly number[]) =>
      changedPart(
        before,
        before.map((pixel, at) => pixel + Number(pixels.includes(at))),
        4,
      );
    expect(changed(5, 10)).toEqual({ left: 1, top: 1, right: 3, bottom: 3 });
    expect(changed(0)).toEqual({ left: 0, top: 0, right: 1, bottom: 1 });
    expect(changed(11)).toEqual({ left: 3, top: 2, right: 4, bottom: 3 });
    expect(changed()).toEqual({ left: 0, top: 0, right: 1, bottom: 1 });
  });
});
