import { part } from '../../ui/page/part.tsx';
import type { Stage } from '../stage.ts';
import { boardOf } from './board.ts';
import { multiplayer } from './rules.ts';
import { words } from './words/en.ts';

export const stage: Stage = {
  game: multiplayer,
  words,
  boardOf,
  options: [],
  Fields: part(async () => (await import('./Fields.tsx')).Fields),
  SetUp: part(async () => (await import('./SetUp.tsx')).SetUp),
  scene: () => import('./Stage.tsx'),
  guide: () => import('./guide.ts'),
};
