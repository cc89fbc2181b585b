/** A whole match as text: its record, the board after every ply, and its end. Of boards in levels, the levels that changed. */
import type { CellId, Game, Json, MatchRecord } from '../../../src/rules/game.ts';
import { replay } from '../../../src/rules/match.ts';
import { games, isGameId } from '../../../src/variants/rules.ts';

/** The text of a golden file: its first line is the record, and the rest is derived from it. */
export function playthrough(record: MatchRecord & { readonly source: string }): string {
  if (!isGameId(record.game)) throw new Error(`no such game: ${record.game}`);
  const game: Game = games[record.game];
  const states = replay(game, record);
  if (!states.ok) throw new Error(states.error);
  const pictures = states.value.map((state) => picture(game, state));
  const plies = states.value.map((state, ply) => {
    const move = ply === 0 ? 'start' : `${ply}. ${record.moves[ply - 1]}`;
    const turn = game.toMove(state);
    const next = turn === null ? 'over' : `seat ${turn} to move`;
    const before = pictures[ply - 1];
    const changed = pictures[ply]?.filter((level, at) => level !== before?.[at]) ?? [];
    return `${move} (${next})\n${changed.join('\n\n')}`;
  });
  const end = JSON.stringify(game.outcome(states.value.at(-1) ?? null));
  return `${[JSON.stringify(record), ...plies, end].join('\n\n')}\n`;
}

/** The board row by row, by levels; "." is an empty cell, lower case is not classical yet. */
function picture(game: Game, state: Json): readonly string[] {
  const held = new Map<CellId, string>();
  for (const { cell, symbol, ghost, subscript = '' } of game.marks(state)) {
    const sign = `${ghost ? symbol.toLowerCase() : symbol}${subscript}`;
    held.set(cell, (held.get(cell) ?? '') + sign);
  }
  const isWide = [...held.values()].some((sign) => sign.length > 1);
  return levels(game.cells(state)).map((rows) =>
    rows.map((row) => row.map((cell) => held.get(cell) ?? '.').join(isWide ? ' ' : '')).join('\n'),
  );
}

type Rows = readonly (readonly CellId[])[];

/** Cells by rows: those with the same "y", or squares of each "level" or "board", or of all. */
function levels(cells: readonly CellId[]): readonly Rows[] {
  if (cells[0]?.includes(','))
    return [[...Map.groupBy(cells, (cell) => cell.split(',')[1]).values()]];
  const groups = Map.groupBy(cells, (cell) => (cell.includes('.') ? cell.split('.')[0] : ''));
  return [...groups.values()].map((level) => {
    const side = Math.sqrt(level.length);
    return Array.from({ length: side }, (_, row) => level.slice(row * side, (row + 1) * side));
  });
}
