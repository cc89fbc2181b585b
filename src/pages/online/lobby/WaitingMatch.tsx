import { useMemo } from 'react';
import { TryBoard } from '../../../match/board/TryBoard.tsx';
import { newRecord } from '../../../rules/match.ts';
import { online } from '../../../text/online.ts';
import { type GameId, games } from '../../../variants/rules.ts';
import { useVariant } from '../game/use-variant.ts';

type Props = { readonly id: GameId };

/** A match against Easy until somebody comes; Classic if the room's game has no single opponent. */
export function WaitingMatch({ id }: Props) {
  const played = games[id].about.opens === 'setup' ? 'classic' : id;
  const variant = useVariant(played);
  const record = useMemo(() => newRecord(games[played], 2, {}), [played]);
  if (!variant || !record.ok) return <p>{online.connecting}</p>;
  return <TryBoard id={played} variant={variant} record={record.value} opponent="easy" />;
}
