/** Each variant's guide, loaded when its page is asked for. */
import type { Guide } from '../text/guide.ts';
import type { GameId } from './rules.ts';

export const guides: Record<GameId, () => Promise<{ readonly guide: Guide }>> = {
  classic: () => import('./classic/guide.ts'),
};
