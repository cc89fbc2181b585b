/** The variants that can be played on a board, in the order the menu shows them. */
import { learn } from '../play/games.ts';
import type { GameId } from './rules.ts';
import type { Stage } from './stage.ts';

const list = {
  classic: () => import('./classic/on-screen.ts'),
  ultimate: () => import('./ultimate/on-screen.ts'),
  extended: () => import('./extended/on-screen.ts'),
  '3d': () => import('./3d/on-screen.ts'),
  quantum: () => import('./quantum/on-screen.ts'),
  misere: () => import('./misere/on-screen.ts'),
  wild: () => import('./wild/on-screen.ts'),
  infinite: () => import('./infinite/on-screen.ts'),
  multiplayer: () => import('./multiplayer/on-screen.ts'),
} satisfies Partial<Record<GameId, () => Promise<{ readonly stage: Stage }>>>;

/** A game that has a board. */
export type VariantId = keyof typeof list;

export const variantIds = Object.keys(list) as VariantId[];

/** What a variant brings to the screen; loaded when its page is asked for. */
export async function loadStage(id: VariantId): Promise<Stage> {
  const { stage } = await list[id]();
  learn(stage.game);
  return stage;
}
