/**
 * Chunks whose files are listed by hand. A path has no ending, and `*` stands for any name; one that names no file fails
 * `npm run check`, because a renamed file would leave its chunk without a word.
 */

export type ListedChunk = { readonly name: string; readonly paths: readonly string[] };

/** Endings of the files that a path names. */
export const ENDINGS = ['.ts', '.tsx', '.module.css', '.js', '.mjs'] as const;

export const CHUNKS: readonly ListedChunk[] = [
  {
    // Small parts of the first load that later chunks share. Saves 1.7 KB there and 1.5 KB of the board.
    name: 'cards',
    paths: [
      'src/variants/*/card',
      'src/text/translation',
      'src/text/shell',
      'src/ui/page/idle',
      'src/ui/controls/Button',
      'src/play/loaded-games',
      'src/look/settings',
      'src/look/storage',
      'node_modules/react/jsx-runtime',
      'node_modules/react/cjs/react-jsx-runtime.production',
      'node_modules/zustand/esm/react',
      'node_modules/zustand/esm/vanilla',
    ],
  },
  {
    // Code that the pages of matches and rooms share with a board within another page. Saves 3.6 KB of the first board.
    name: 'match',
    paths: [
      'src/match/Match',
      'src/match/MatchHeader',
      'src/match/MatchScreen',
      'src/match/rules/RulesCard',
      'src/match/rules/OptionsRow',
      'src/match/status/status',
      'src/match/status/StatusCard',
      'src/match/status/sounds',
      'src/match/board/BoardPane',
      'src/match/board/load-scene',
      'src/match/board/use-pick',
      'src/play/bots',
      'src/play/session',
      'src/play/match-state',
      'src/play/transitions',
      'src/play/turn-driver',
      'src/play/reply-delay',
      'src/play/view',
      'src/play/match-result',
      'src/play/picking',
      'src/play/roam',
      'src/play/camera-commands',
      'src/play/attention',
      'src/play/framing',
      'src/play/stats/count-match',
      'src/bots/levels',
      'src/bots/worker/bot-client',
      'src/ui/controls/Checkbox',
      'src/ui/page/analytics-events',
      'src/ui/notices/NoticeStrip',
      'src/ui/effects/sound',
      'src/ui/effects/confetti',
      'src/ui/board/BoardGrid',
      'src/ui/board/GridCell',
      'src/ui/board/cell-name',
      'src/ui/board/cell-state',
      'src/ui/board/grid-keys',
      'src/ui/board/NumberedMarks',
    ],
  },
  {
    // Code that the rules of all games share. Saves 0.5 KB of the board, and the menu has no room for its part of the cost.
    name: 'rules',
    paths: [
      'src/rules/match',
      'src/rules/turns',
      'src/rules/untrusted',
      'src/rules/rows/row-game',
      'src/rules/rows/row-board',
      'src/rules/rows/lines',
      'src/rules/rows/square-layout',
    ],
  },
];

const escape = (text: string): string => text.replaceAll('.', String.raw`\.`);

/** Matches the files of a chunk. */
export function chunkPattern({ paths }: ListedChunk): RegExp {
  const anyOf = (parts: readonly string[]) => `(?:${parts.map(escape).join('|')})`;
  return new RegExp(`(?:^|/)${anyOf(paths).replaceAll('*', '[^/]+')}${anyOf(ENDINGS)}$`);
}
