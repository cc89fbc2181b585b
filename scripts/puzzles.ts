/**
 * `npm run puzzles -- <game>`: makes a game's puzzles, and proves each by two programs that share no code. Puzzles
 * that are stored already stay as they are; new ones follow them. The same bytes each time.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { decodePuzzle, encodePuzzle, type Puzzle, type PuzzleFile } from '../src/puzzles/puzzle.ts';
import { games, isGameId, type GameId } from '../src/variants/rules.ts';
import { boundsOf, difficultyOf } from './puzzles/difficulty.ts';
import { Maker, type Made } from './puzzles/maker.ts';
import { emptyOf, SETS } from './puzzles/sets.ts';
import { requireNode24, root } from './runtime.ts';

requireNode24();

const [id = ''] = process.argv.slice(2);
if (!isGameId(id) || !SETS[id]) {
  console.error(`Usage: npm run puzzles -- ${Object.keys(SETS).join('|')}`);
  process.exit(1);
}
makeFor(id);

function makeFor(game: GameId): void {
  const file = join(root, 'src', 'variants', game, 'puzzles.json');
  const sets = SETS[game] ?? [];
  const optionSets = sets.map(({ options }) => emptyOf(game, options).options);
  const stored = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as PuzzleFile) : null;
  // Rows are kept without being proved again, so they must be of these rules.
  if (stored && stored.version !== games[game].version)
    throw new Error(`${file} has puzzles of rules ${stored.version}: delete it to make all anew`);
  const old = stored ? decodePuzzle(game, stored) : { ok: true as const, value: [] };
  if (!old.ok) throw new Error(`${file}: ${old.error}`);
  const made: (Made & { readonly optionsAt: number })[] = [];
  for (const [optionsAt, set] of sets.entries()) {
    const about = JSON.stringify(optionSets[optionsAt]);
    const own = old.value.filter(({ record }) => JSON.stringify(record.options) === about);
    const maker = new Maker(emptyOf(game, set.options), set, own);
    for (const each of maker.make()) made.push({ ...each, optionsAt });
    console.log(`${game} ${about}: ${own.length} stored, ${maker.report()}`);
  }
  const bounds = stored?.bounds ?? boundsOf(made.map(({ score }) => score));
  const rows = made
    .map(({ optionsAt, score, ...puzzle }) => ({
      optionsAt,
      ...puzzle,
      difficulty: difficultyOf(score, bounds),
    }))
    .toSorted((a, b) => a.difficulty - b.difficulty)
    .map(({ optionsAt, ...puzzle }) =>
      encodePuzzle({ ...puzzle, id: '' } satisfies Puzzle, optionsAt),
    );
  const { version } = games[game];
  const all = { version, boards: optionSets, bounds, rows: [...(stored?.rows ?? []), ...rows] };
  writeFileSync(file, `${JSON.stringify(all, null, 2)}\n`);
  console.log(
    `${file.slice(root.length + 1)}: ${rows.length} new, ${readFileSync(file).length} bytes`,
  );
}
