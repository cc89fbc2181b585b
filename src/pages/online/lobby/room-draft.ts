import type { CreateRequest } from '../../../rooms/protocol/client-port.ts';
import { settingsOf } from '../../../rooms/protocol/room-settings.ts';
import type { GameId } from '../../../variants/rules.ts';

/** What a room is to be created with; the name comes from the menu. */
export type RoomDraft = Omit<CreateRequest, 'name'>;

export const FIRST: RoomDraft = { variant: 'classic', players: 2, gridSize: 3 };

/** The draft, limited to the variant's players and sizes. */
export function fitDraft(draft: RoomDraft): RoomDraft {
  const { playerCount: players, gridSize } = settingsOf(draft);
  return { ...draft, players, gridSize };
}

/** A room for two with everything else as a visitor finds it. */
export const roomForTwo = (variant: GameId): RoomDraft => fitDraft({ ...FIRST, variant });
