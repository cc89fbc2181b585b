import { useEffect, useState } from 'react';
import type { TurningPoint } from '../../bots/turning-point.ts';
import { bots } from '../../play/bots.ts';
import { finalOutcome, type MatchState } from '../../play/match-state.ts';
import { positionKeyOf } from './use-analysis.ts';

/** Asks who decided a match of three players or more. Null before the match ends, and where the answer isn't known. */
export function useTurningPoint(match: MatchState, isAsked: boolean): TurningPoint | null {
  const [found, setFound] = useState<readonly [key: string, TurningPoint | null]>(['', null]);
  const { record } = match;
  const key = positionKeyOf(record.moves);
  const isDue = isAsked && record.seats > 2 && finalOutcome(match) !== null;
  useEffect(() => {
    if (!isDue) return undefined;
    let isWanted = true;
    // Never aborted: that would end the worker, and the answer takes a second or two at most.
    const ask = async () => {
      const turningPoint = await bots.findTurningPoint(record, new AbortController().signal);
      if (isWanted) setFound([key, turningPoint]);
    };
    ask().catch((error: unknown) => {
      if (import.meta.env.DEV) console.warn(error);
    });
    return () => {
      isWanted = false;
    };
  }, [isDue, record, key]);
  return isDue && found[0] === key ? found[1] : null;
}
