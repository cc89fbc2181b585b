/** Each variant's guide, loaded when its page is asked for. */
import type { Guide } from '../text/guide.ts';
import type { VariantId } from './stages.ts';

export const guides: Record<VariantId, () => Promise<{ readonly guide: Guide }>> = {
  classic: () => import('./classic/guide.ts'),
  ultimate: () => import('./ultimate/guide.ts'),
  extended: () => import('./extended/guide.ts'),
  '3d': () => import('./3d/guide.ts'),
  misere: () => import('./misere/guide.ts'),
  wild: () => import('./wild/guide.ts'),
  multiplayer: () => import('./multiplayer/guide.ts'),
};
