import { createContext, useContext } from 'react';
import type { ScenePalette, Theme } from '../../look/palette.ts';
import type { Surfaces } from '../materials/surfaces.ts';
import type { Tier } from './tier.ts';

/** The current look of the scene. */
export type SceneStyle = {
  readonly theme: Theme;
  readonly tier: Tier;
  readonly palette: ScenePalette;
  readonly surfaces: Surfaces;
  /** Reduced motion: changes appear without movement. */
  readonly still: boolean;
};

export const SceneStyleContext = createContext<SceneStyle | null>(null);

/** The style of the surrounding scene. */
export function useSceneStyle(): SceneStyle {
  const style = useContext(SceneStyleContext);
  if (!style) throw new Error('useSceneStyle outside of the World');
  return style;
}
