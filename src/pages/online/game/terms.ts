import type { RoomSettings } from '../../../rooms/protocol/row-types.ts';
import { text } from '../../../text/play.ts';
import { online } from '../../../text/online.ts';

/** What a room was agreed on beside its game: everybody who sits down should know. */
export function termsOf({ options, turnSeconds, alternate }: RoomSettings): readonly string[] {
  const { teams, teamsHint, turn, turnSeconds: seconds, turnHint } = online;
  return [
    ...(options['teams'] === true ? [`${teams}: ${teamsHint}`] : []),
    ...(turnSeconds > 0 ? [`${turn}: ${seconds(turnSeconds)}. ${turnHint}`] : []),
    ...(alternate ? [`${text.modes.alternate}.`] : []),
  ];
}
