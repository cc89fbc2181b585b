// Who may import whom. CONTRIBUTING.md lists the floors and their folders. scripts/check/import-rules.ts runs this and
// also fails when a file belongs to no floor or was not read.

const CODE = '\\.tsx?$';
const TEST = '\\.test\\.tsx?$';
// Long ones are split into rules-lines.ts, bot-lookup.ts and so on.
const VARIANT_RULES = '(?:rules|[^/]+/(?:rules|bot|card|words/[a-z]+))[a-z0-9.-]*\\.ts$';

/** The folders of floors 0 to 9, as regular expressions on a file's path. */
export const floors = [
  { rules: '^src/rules/', look: '^src/look/', text: '^src/text/' },
  { engine: '^src/engine/' },
  { 'variant rules': `^src/variants/${VARIANT_RULES}` },
  { bots: '^src/bots/', rooms: '^src/rooms/', puzzles: '^src/puzzles/' },
  { play: '^src/play/' },
  { scene: '^src/scene/', ui: '^src/ui/' },
  { 'variant boards': `^src/variants/(?!${VARIANT_RULES})` },
  { match: '^src/match/' },
  { pages: '^src/pages/' },
  { app: '^src/app/' },
].map((folders) => Object.entries(folders).map(([name, path]) => ({ name, path })));

// The tenth game's imports lead somewhere once its test has copied it to src/variants.
export const leftOut = ['\\.d\\.ts$', '^tests/tenth-game/gravity/'];

const packages = (...names) => `(?:^|node_modules/)(?:@types/)?(?:${names.join('|')})(?:/|$)`;
const THREE = packages('three', 'three-stdlib', '@react-three/[^/]+', '@react-spring/[^/]+');
const NOT_OURS = ['npm', 'npm-dev', 'npm-optional', 'npm-peer', 'npm-no-pkg', 'npm-unknown'];

const upwards = floors.slice(0, -1).flatMap((folders, floor) =>
  folders.map((folder) => ({
    name: `floor ${floor} (${folder.name}) imports from a higher floor`,
    severity: 'error',
    from: { path: folder.path },
    to: {
      path: floors
        .slice(floor + 1)
        .flat()
        .map(({ path }) => path),
    },
  })),
);

// Colours and words are keyed by the rules' types (symbols, error codes).
const isAllowedBeside = (from, to) => from !== 'rules' && to === 'rules';

const sideways = floors.flatMap((folders, floor) =>
  folders.flatMap((from) =>
    folders
      .filter((to) => to !== from && !isAllowedBeside(from.name, to.name))
      .map((to) => ({
        name: `${from.name} imports ${to.name}, on the same floor ${floor}`,
        severity: 'error',
        from: { path: from.path },
        to: { path: to.path },
      })),
  ),
);

const PURE = [
  '^src/rules/',
  '^src/engine/',
  `^src/variants/${VARIANT_RULES}`,
  '^src/bots/',
  '^src/rooms/(?!supabase/)',
  '^src/puzzles/',
];

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...upwards,
    ...sideways,
    {
      name: 'design tokens (look) are for floor 4 and up',
      severity: 'error',
      from: {
        path: floors
          .slice(1, 4)
          .flat()
          .map(({ path }) => path),
      },
      to: { path: '^src/look/' },
    },
    {
      name: 'a variant imports another variant',
      severity: 'error',
      from: { path: '^src/variants/([^/]+)/' },
      to: { path: '^src/variants/[^/]+/', pathNot: '^src/variants/$1/' },
    },
    {
      name: 'a page imports another page: what they share belongs to a lower floor',
      severity: 'error',
      from: { path: '^src/pages/([^/]+)/' },
      to: { path: '^src/pages/[^/]+/', pathNot: '^src/pages/$1/' },
    },
    { name: 'a circular import', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'pure code (rules, engine, bots, rooms, puzzles) imports a package or a part of Node',
      severity: 'error',
      from: { path: PURE, pathNot: TEST },
      to: { dependencyTypes: [...NOT_OURS, 'core'] },
    },
    {
      name: 'look and text import no package but zustand',
      severity: 'error',
      from: { path: ['^src/look/', '^src/text/'], pathNot: TEST },
      to: { dependencyTypes: [...NOT_OURS, 'core'], pathNot: packages('zustand') },
    },
    {
      name: 'three belongs to src/scene and the scenes of games',
      severity: 'error',
      from: {
        path: '^(?:src|server)/',
        pathNot: ['^src/scene/', '^src/variants/[^/]+/(?:Scene\\.tsx$|scene/)'],
      },
      to: { path: THREE },
    },
    {
      name: 'Supabase belongs to src/rooms/supabase and server',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/rooms/supabase/' },
      to: { path: packages('@supabase/[^/]+') },
    },
    {
      name: 'the server takes of src only rules, variants/rules and rooms',
      severity: 'error',
      from: { path: '^server/' },
      to: {
        path: '^src/',
        pathNot: [
          '^src/rules/',
          '^src/variants/(?:rules|[^/]+/rules)[a-z0-9.-]*\\.ts$',
          '^src/rooms/',
        ],
      },
    },
    {
      name: 'shipped code imports tools, tests or benchmarks',
      severity: 'error',
      from: { path: '^(?:src|server)/', pathNot: TEST },
      to: { path: ['^scripts/', '^tests/', '^bench/', TEST] },
    },
    {
      name: 'a script imports a test: what they share belongs to scripts',
      severity: 'error',
      from: { path: '^scripts/', pathNot: TEST },
      to: { path: ['^tests/', TEST] },
    },
    {
      name: 'the page imports the server',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^server/' },
    },
    {
      name: 'shipped code imports a package that is only for development, or undeclared',
      severity: 'error',
      from: { path: '^(?:src|server)/', pathNot: TEST },
      to: {
        dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'],
        dependencyTypesNot: ['type-only'],
        pathNot: packages('vite/client'),
      },
    },
    {
      name: 'an import that leads nowhere',
      severity: 'error',
      from: { path: CODE },
      to: { couldNotResolve: true, pathNot: '\\?(?:worker|url|raw|inline)' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: leftOut },
    tsPreCompilationDeps: true,
    parser: 'swc',
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.js', '.jsx', '.mjs', '.json', '.css'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'browser', 'module', 'default', 'types'],
      mainFields: ['module', 'main', 'types'],
    },
  },
};
