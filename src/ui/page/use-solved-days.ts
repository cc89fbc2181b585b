import { useEffect } from 'react';
import { siteSettings } from '../../look/settings.ts';
import { deviceStorage, tabStorage } from '../../look/storage.ts';
import { days, forgetDays, keepDays, recallDays } from '../../play/learn/days.ts';

/** The days are kept for the visit, and on the device if the player chose that. */
export function useSolvedDays(): void {
  useEffect(() => {
    const [visit, kept] = [tabStorage(window), deviceStorage(window)];
    const isKept = () => siteSettings.getState().remember === 'on';
    recallDays(visit);
    if (isKept()) recallDays(kept);
    const keep = () => {
      keepDays(visit);
      if (isKept()) keepDays(kept);
      else forgetDays(kept);
    };
    const stops = [days.subscribe(keep), siteSettings.subscribe(keep)];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
}
