import { crc32 } from 'node:zlib';

/** The sum before a generation's first line. */
export const NO_SUM = 0;

/** What a journal's file holds. */
export type Page = { readonly generation: number; readonly records: readonly string[] };

/**
 * A line's checksum. It goes on from the line before (`last`): a line that an earlier generation or a refused write
 * left behind can't be taken for the next one.
 */
export const sumOf = (generation: number, record: string, last: number): number =>
  crc32(record, (last ^ generation) >>> 0);

/** A record, which holds no line break, as a line. */
export const lineOf = (generation: number, record: string, sum: number): string =>
  `${sum} ${generation} ${record}\n`;

/** The records of a file's newest generation, oldest first, up to the first line that was not written in full. */
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
