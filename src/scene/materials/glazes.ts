import { siteSettings } from '../../look/settings.ts';
import { glazesOf, SCENES, type ScenePalette } from '../../look/palette.ts';

/** The marks' glazes, fixed until the page reloads. */
export const CHOSEN_GLAZES = glazesOf(siteSettings.getState().colours);

// Unit tests have no screen.
export const isEdged =
  typeof matchMedia === 'function' &&
  matchMedia('(forced-colors: active), (prefers-contrast: more)').matches;

/** Tiles with edges and sides, and trays, in one colour that stands out. */
const addEdges = ({ tile, tray, ...scene }: ScenePalette, side: string): ScenePalette => ({
  ...scene,
  tile: { ...tile, edge: side, side },
  tray: { ...tray, rim: side, edge: side, side, post: side },
});

/** The scene's colours, with strong edges for players who ask for more contrast; fixed until the page reloads. */
export const PALETTES: typeof SCENES = isEdged
  ? { light: addEdges(SCENES.light, '#1d4536'), dark: addEdges(SCENES.dark, '#fbeee0') }
  : SCENES;
