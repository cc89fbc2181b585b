/** Unit tests play every game without a screen, which would load its rules and words. */
import { registerGame } from '../src/play/loaded-games.ts';
import type { GameWords } from '../src/text/word-types.ts';
import { games } from '../src/variants/rules.ts';

const words = import.meta.glob<GameWords>('../src/variants/*/words/en.ts', {
  eager: true,
  import: 'words',
});

for (const [id, game] of Object.entries(games)) {
  registerGame(game, words[`../src/variants/${id}/words/en.ts`]);
}
