/** Writes a match as text: docs/match-text.md has the format. */
import type { Game, MatchRecord } from '../game.ts';
import { replay } from '../match.ts';
import {
  HEADERS,
  type NamedPlayer,
  optionHeaders,
  plainName,
  playerHeader,
  outcomeText,
} from './headers.ts';
import { nameMoves } from './move-names.ts';
import { escapeValue } from './scan.ts';

/** A match with what a text says about it beside its moves. */
export type WrittenMatch = {
  readonly record: MatchRecord;
  /** By seat; null for players whose names aren't known. */
  readonly players: readonly (NamedPlayer | null)[];
  /** The day it was played, "2026-11-24"; null if that isn't known. */
  readonly date: string | null;
};

const WIDTH = 80;

/** The text of a match. Throws when the record is invalid (a bug of the caller). */
export function writeMatchText(game: Game, { record, players, date }: WrittenMatch): string {
  const states = replay(game, record);
  if (!states.ok) throw new Error(`${game.id}: no text for this record: ${states.error}`);
  const headers: (readonly [string, string])[] = [
    [HEADERS.game, game.id],
    [HEADERS.version, String(record.version)],
    ...optionHeaders(game, record.options),
    [HEADERS.players, String(record.seats)],
    ...players.flatMap((player, seat) => {
      const name = plainName(player?.name ?? '');
      return player && name ? [[playerHeader(player.kind, seat), name] as const] : [];
    }),
  ];
  if (record.first !== undefined) headers.push([HEADERS.first, String(record.first + 1)]);
  if (date !== null) headers.push([HEADERS.date, date]);
  headers.push([HEADERS.result, outcomeText(game, states.value.at(-1) ?? null)]);
  const names = nameMoves(game, record.options);
  let number = 0;
  const moves = record.moves.map((move, index) => {
    const before = states.value[index] ?? null;
    const name = names.write(before, move);
    // An answer, such as a measurement, has no number in lists of moves either.
    if (game.answers?.(before)) return name;
    number += 1;
    return `${number}. ${name}`;
  });
  const head = headers.map(([name, value]) => `[${name} "${escapeValue(value)}"]`).join('\n');
  return moves.length === 0 ? `${head}\n` : `${head}\n\n${wrap(moves)}\n`;
}

/** Lines that are not too long for mails and terminals; none breaks inside a part. */
function wrap(parts: readonly string[]): string {
  const lines: string[] = [];
  for (const part of parts) {
    const line = lines.at(-1);
    if (line !== undefined && line.length + 1 + part.length <= WIDTH)
      lines[lines.length - 1] = `${line} ${part}`;
    else lines.push(part);
  }
  return lines.join('\n');
}
