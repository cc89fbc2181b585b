import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What every game's folder has to hold; the compiler checks what is in these files. */
const REQUIRED = [
  'card.ts',
  'about.ts',
  'rules.ts',
  'board.ts',
  'Stage.tsx',
  'guide.ts',
  'screen.ts',
  'picture.json',
  'golden/match.txt',
  'rules.test.ts',
  ...['en', 'de', 'es'].flatMap((language) => [
    `words/${language}.ts`,
    `words/${language}-pages.ts`,
    `words/${language}-guide.ts`,
  ]),
];
/** What `npm run pictures` and `npm run icons` render of it. */
const RENDERED = (id: string) => [
  `public/pictures/${id}-light.webp`,
  `public/pictures/${id}-dark.webp`,
  `public/share/${id}.jpg`,
];
const SHARED = '{src,server,supabase}/**/*.{ts,tsx}';

export type Checked = {
  /** How many games there are, and how many times code outside their folders compares a game's id. */
  readonly games: number;
  readonly comparisons: number;
  readonly problems: readonly string[];
};

/** Checks that a game is one folder: nothing is missing in it, and nobody else asks which game it is. */
export function checkVariants(root: string): Checked {
  const folder = join(root, 'src', 'variants');
  const ids = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  const missing = ids.flatMap((id) =>
    [...REQUIRED.map((file) => `src/variants/${id}/${file}`), ...RENDERED(id)]
      .filter((file) => !existsSync(join(root, file)))
      .map((file) => `${file} is missing`),
  );
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
    problems: [...missing, ...comparisons],
  };
}
