import { crc32 } from 'node:zlib';

/** The checksum before a generation's first line. */
export const NO_SUM = 0;

/** The contents of a journal file. */
export type Page = { readonly generation: number; readonly records: readonly string[] };

/**
 * A line's checksum. It continues from the line before (`last`), so a leftover of an earlier generation or of a
 * refused write can't be taken for the next line.
 */
export const sumOf = (generation: number, record: string, last: number): number =>
  crc32(record, (last ^ generation) >>> 0);

/** A record, which contains no line break, as a line. */
export const lineOf = (generation: number, record: string, sum: number): string =>
  `${sum} ${generation} ${record}\n`;

/** The records of a file's newest generation, oldest first, up to the first incomplete line. */
export function readPage(text: string): Page {
  const records: string[] = [];
  let generation = 0;
  let last = NO_SUM;
  for (const line of text.split('\n')) {
    const [, sum, of, record] = /^(\d+) (\d+) (.+)$/s.exec(line) ?? [];
    if (record === undefined || (generation !== 0 && generation !== Number(of))) break;
    const next = sumOf(Number(of), record, last);
    if (next !== Number(sum)) break;
    generation = Number(of);
    last = next;
    records.push(record);
  }
  return { generation, records };
}
