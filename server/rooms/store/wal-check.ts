import { readFileSync } from 'node:fs';

/** The file format is SQLite's: https://www.sqlite.org/fileformat2.html#the_write_ahead_log */
const HEADER_BYTES = 32;
const FRAME_HEADER_BYTES = 24;
const MAGIC = 0x377f0682;

/** Each frame's checksum continues the one before. */
type Sum = readonly [number, number];

/**
 * Whether a database's log was damaged after it was written. SQLite reads a log up to the first invalid frame and
 * silently drops the rest. That is right when the machine stopped while the last commit was being written. But each
 * commit is synced before the next begins, so a crash leaves at most one commit behind an invalid frame: if there are
 * more, the frame was damaged later. Throws the system's errors.
 */
export function isWalDamaged(path: string): boolean {
  let bytes: Buffer;
  try {
    bytes = readFileSync(path);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return false;
    throw error;
  }
  if (bytes.length < HEADER_BYTES) return false;
  const magic = bytes.readUInt32BE(0);
  if (magic >>> 1 !== MAGIC >>> 1) return true;
  const read = magic & 1 ? bytes.readUInt32BE.bind(bytes) : bytes.readUInt32LE.bind(bytes);
  const add = ([first, second]: Sum, from: number, to: number): Sum => {
    let [a, b] = [first, second];
    for (let at = from; at < to; at += 8) {
      a = (a + read(at) + b) >>> 0;
      b = (b + read(at + 4) + a) >>> 0;
    }
    return [a, b];
  };
  const isSum = ([a, b]: Sum, at: number): boolean =>
    bytes.readUInt32BE(at) === a && bytes.readUInt32BE(at + 4) === b;
  let sum = add([0, 0], 0, 24);
  if (!isSum(sum, 24)) return true;
  const frame = FRAME_HEADER_BYTES + bytes.readUInt32BE(8);
  const salt = bytes.subarray(16, 24);
  let isValid = true;
  let lostCommits = 0;
  for (let at = HEADER_BYTES; at + frame <= bytes.length; at += frame) {
    const isOurs = bytes.subarray(at + 8, at + 16).equals(salt);
    // The rest of a longer, older log has another salt.
    if (isValid && !isOurs) return false;
    if (isValid) {
      sum = add(add(sum, at, at + 8), at + FRAME_HEADER_BYTES, at + frame);
      isValid = isSum(sum, at + 16);
    }
    const isCommit = bytes.readUInt32BE(at + 4) > 0;
    if (!isValid && isOurs && isCommit) lostCommits += 1;
  }
  return lostCommits > 1;
}
