import type { RoomSettings } from '../../../rooms/protocol/wire.ts';
import { text } from '../../../text/play.ts';
import { online } from '../../../text/online.ts';

/** A room's agreements besides the game's rules, which every player should know. */
export function roomTerms({ options, turnSeconds, alternate }: RoomSettings): readonly string[] {
  const { teams, teamsDetail, turn, turnSeconds: seconds, turnDetail } = online;
  return [
    ...(options['teams'] === true ? [`${teams}: ${teamsDetail}`] : []),
    ...(turnSeconds > 0 ? [`${turn}: ${seconds(turnSeconds)}. ${turnDetail}`] : []),
    ...(alternate ? [`${text.modes.alternate}.`] : []),
  ];
}
