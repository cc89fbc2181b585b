import { settingsOf } from '../../../rooms/protocol/room-settings.ts';
import type { RequestedSettings } from '../../../rooms/protocol/wire.ts';
import type { GameId } from '../../../variants/rules.ts';

export const FIRST: RequestedSettings = { variant: 'classic', players: 2, gridSize: 3 };

/** The draft, limited to the variant's players and sizes. */
export function fitDraft(draft: RequestedSettings): RequestedSettings {
  const { playerCount: players, gridSize } = settingsOf(draft);
  return { ...draft, players, gridSize };
}

/** A room for two with everything else as a visitor finds it. */
export const roomForTwo = (variant: GameId): RequestedSettings => fitDraft({ ...FIRST, variant });
