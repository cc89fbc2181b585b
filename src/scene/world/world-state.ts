import type { ReactNode } from 'react';
import type { Tier } from './tier.ts';

export type WorldState = {
  /**
   * `ready`: it can draw, even while materials load (`World.ready`). `lost` while the browser has taken the graphics
   * context away and not given it back, `printed` while the page is laid out for paper, which shows no canvas.
   */
  readonly status: 'ready' | 'lost' | 'printed' | 'unavailable';
  readonly tier: Tier;
  /** The current scene; null while no page shows a board. */
  readonly scene: ReactNode;
  /** Call it when the scene is on the canvas. */
  readonly onShown: () => void;
};
