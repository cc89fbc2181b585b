/** Whether a room can start. */
import { lacksTeams } from '../../../rooms/protocol/room-settings.ts';
import type { PageSnapshot, RoomSettings } from '../../../rooms/protocol/wire.ts';
import { roomOfferOf } from '../../../rooms/protocol/room-games.ts';

/**
 * How many more players a start needs: the variant's least, and for the first round enough for even teams;
 * later rounds continue without teams if somebody left.
 */
export function playersLacking(settings: RoomSettings, seated: number, round: number): number {
  let lacking = Math.max(0, roomOfferOf(settings.gameVariant).minPlayers - seated);
  if (round > 0) return lacking;
  while (lacksTeams(settings, seated + lacking) && seated + lacking < settings.playerCount)
    lacking += 1;
  return lacking;
}

/** Whether somebody may still join: before the first round, and when too few players are left for another. */
export const canJoin = ({ status, settings }: PageSnapshot['room'], seated: number): boolean =>
  status === 'waiting' ||
  (status === 'finished' && seated < roomOfferOf(settings.gameVariant).minPlayers);
