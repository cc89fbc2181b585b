/** How the boards of online variants are called by their size. */
import { type OnlineVariantId, roomFacts } from '../../../rooms/protocol/variants.ts';
import { online } from '../../../text/online.ts';

/** "3×3", and for stacks "3×3×3". */
export const sizeOf = (variant: OnlineVariantId, size: number): string =>
  roomFacts(variant).shape === 'stack' ? online.cube(size) : online.size(size);
