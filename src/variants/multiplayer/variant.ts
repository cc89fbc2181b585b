import { squareLayouts } from '../../rules/rows/square-layout.ts';
import { boardScene, type Variant } from '../variant.ts';
import { Fields } from './Fields.tsx';
import { multiplayer, type MultiplayerOptions } from './rules.ts';
import { Setup } from './Setup.tsx';
import { words } from './words/en.ts';

export const variant: Variant = {
  game: multiplayer,
  words,
  layoutOf: (options) => squareLayouts[(options as MultiplayerOptions).size],
  options: [],
  Fields,
  Setup,
  scene: boardScene,
  guide: () => import('./guide.ts'),
};
