/** Unit tests play every game without a screen that would load its rules. */
import { learn } from '../src/play/games.ts';
import { games } from '../src/variants/rules.ts';

for (const game of Object.values(games)) learn(game);
