/** The names of board sizes. */
import { type OnlineVariantId, roomFacts } from '../../../rooms/protocol/variants.ts';
import { online } from '../../../text/online.ts';

/** "3×3", or "3×3×3" for stacks. */
export const sizeOf = (variant: OnlineVariantId, size: number): string =>
  roomFacts(variant).shape === 'stack' ? online.cube(size) : online.size(size);
