/** Warns when a room is set up so that some players can't fill a line. */
import { freshMatch, settingsOf } from '../../../rooms/protocol/room-settings.ts';
import type { RequestedSettings, RoomSettings } from '../../../rooms/protocol/wire.ts';
import { roomOfferOf } from '../../../rooms/protocol/room-games.ts';
import { online } from '../../../text/online.ts';
import { games } from '../../../variants/rules.ts';

/** The warning for a number of seats; null when everybody can win. */
export function lineWarning(settings: RoomSettings, seats: number): string | null {
  const { options } = freshMatch(settings, seats, 0);
  const able = games[settings.gameVariant].reach(seats, options).filter(Boolean).length;
  if (able === seats) return null;
  const who = able === 0 ? online.nobody : able === 1 ? online.onlyFirst : online.onlySome(able);
  const sizes = roomOfferOf(settings.gameVariant).supportedGridSizes;
  const isLargest = sizes.every((size) => size <= settings.gridSize);
  return `${who} ${isLargest ? online.fewerHelp : online.helps}`;
}

/** The same for the choices in Create. */
export function draftLineWarning(draft: RequestedSettings): string | null {
  const settings = settingsOf(draft);
  return lineWarning(settings, settings.playerCount);
}
