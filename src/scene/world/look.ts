import { createContext, useContext } from 'react';
import type { ScenePalette, Theme } from '../../look/palette.ts';
import type { Surfaces } from '../materials/surfaces.ts';
import type { Tier } from './tier.ts';

/** How everything in the scene looks right now. */
export type Look = {
  readonly theme: Theme;
  readonly tier: Tier;
  readonly palette: ScenePalette;
  readonly surfaces: Surfaces;
  /** Reduced motion: changes appear without movement. */
  readonly still: boolean;
};

export const LookContext = createContext<Look | null>(null);

/** The look of the surrounding scene. */
export function useLook(): Look {
  const look = useContext(LookContext);
  if (!look) throw new Error('useLook outside of the World');
  return look;
}
