/** Whether a room can start. */
import { lacksTeams } from '../../online/options.ts';
import type { RoomSettings } from '../../online/shapes.ts';
import { onlineVariants } from '../../online/variants.ts';

/** How many more players a start takes: the variant's least, and enough for even teams. */
export function playersLacking(settings: RoomSettings, seated: number): number {
  let lacking = Math.max(0, onlineVariants[settings.gameVariant].minPlayers - seated);
  while (lacksTeams(settings, seated + lacking) && seated + lacking < settings.playerCount)
    lacking += 1;
  return lacking;
}
