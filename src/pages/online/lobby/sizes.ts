/** The names of board sizes. */
import { roomFacts } from '../../../rooms/protocol/room-games.ts';
import { online } from '../../../text/online.ts';
import type { GameId } from '../../../variants/rules.ts';

/** "3×3", or "3×3×3" for stacks. */
export const sizeOf = (variant: GameId, size: number): string =>
  roomFacts(variant).shape === 'stack' ? online.cube(size) : online.size(size);
