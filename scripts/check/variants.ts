import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Guide } from '../../src/text/guide.ts';

/** The files that every game's folder must hold; the compiler checks their contents. */
const REQUIRED = [
  'card.ts',
  'rules.ts',
  'guide.ts',
  'variant.ts',
  'picture.json',
  'golden/match.txt',
  'rules.test.ts',
  ...['en', 'de', 'es'].flatMap((language) => [
    `words/${language}.ts`,
    `words/${language}-pages.ts`,
    `words/${language}-guide.ts`,
  ]),
];
/** Lists the pictures that `npm run pictures` and `npm run icons` render of a game. */
function picturesOf(root: string, id: string): readonly string[] {
  const hasPuzzles = existsSync(join(root, 'src/variants', id, 'puzzles.json'));
  const pictures = hasPuzzles ? [id, `puzzle-${id}`] : [id];
  return [
    ...pictures.flatMap((name) =>
      ['light', 'dark'].map((theme) => `public/pictures/${name}-${theme}.webp`),
    ),
    `public/share/${id}.jpg`,
  ];
}
/** The lists of games, and what each imports from a game's folder. */
const LISTS = [
  ['src/variants/rules.ts', 'rules.ts'],
  ['src/variants/menu.ts', 'variant.ts'],
] as const;
/** The sections that every guide has in English, and its number of steps for search engines. */
const SECTIONS = ['Game Overview', 'Basic Rules', 'Strategic Elements', 'Tips'];
const STEPS = 3;
const SHARED = '{src,server,supabase}/**/*.{ts,tsx}';

type Checked = {
  /** The number of games, and how many times code outside their folders compares a game's id. */
  readonly games: number;
  readonly comparisons: number;
  readonly problems: readonly string[];
};

/** Lists the games' folders that a list lacks. */
function listMissing(root: string, ids: readonly string[]): readonly string[] {
  return LISTS.flatMap(([list, file]) => {
    const text = existsSync(join(root, list)) ? readFileSync(join(root, list), 'utf8') : '';
    return ids
      .filter((id) => !text.includes(`'./${id}/${file}'`))
      .map((id) => `src/variants/${id} is missing from ${list}`);
  });
}

/** Lists the sections that a game's guide lacks, and reports a wrong number of steps. */
async function checkGuide(root: string, id: string): Promise<readonly string[]> {
  const file = `src/variants/${id}/words/en-guide.ts`;
  if (!existsSync(join(root, file))) return [];
  const { guide } = (await import(pathToFileURL(join(root, file)).href)) as { guide: Guide };
  const titles = new Set(guide.sections.map(({ title }) => title));
  const steps = guide.sections
    .flatMap(({ steps: hasSteps, blocks }) => (hasSteps ? blocks : []))
    .filter((block) => typeof block === 'object' && 'head' in block);
  return [
    ...SECTIONS.filter((title) => !titles.has(title)).map(
      (title) => `${file} has no section "${title}"`,
    ),
    ...(steps.length === STEPS
      ? []
      : [`${file} needs ${STEPS} headings in its section with "steps", not ${steps.length}`]),
  ];
}

/** Checks that a game is one folder: it is complete, and no other code asks which game it is. */
export async function checkVariants(root: string): Promise<Checked> {
  const folder = join(root, 'src', 'variants');
  const ids = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  const missing = ids.flatMap((id) =>
    [...REQUIRED.map((file) => `src/variants/${id}/${file}`), ...picturesOf(root, id)]
      .filter((file) => !existsSync(join(root, file)))
      .map((file) => `${file} is missing`),
  );
  const guides = (await Promise.all(ids.map((each) => checkGuide(root, each)))).flat();
  const id = `'(?:${ids.join('|')})'`;
  const compared = new RegExp(`(?:[!=]==|\\bcase)\\s*${id}|${id}\\s*[!=]==`);
  const comparisons = globSync(SHARED, { cwd: root, exclude: ['src/variants/*/**', '**/*.test.*'] })
    .toSorted()
    .flatMap((file) =>
      readFileSync(join(root, file), 'utf8')
        .split('\n')
        .flatMap((line, at) =>
          compared.test(line) ? [`${file}:${at + 1} compares a game's id`] : [],
        ),
    );
  return {
    games: ids.length,
    comparisons: comparisons.length,
    problems: [...listMissing(root, ids), ...missing, ...guides, ...comparisons],
  };
}
