import { useStore } from 'zustand';
import { changeSettings, siteSettings } from '../../look/settings.ts';
import { deviceStorage } from '../../look/storage.ts';
import { keepStats } from '../../play/stats/kept-stats.ts';
import { Checkbox } from './Checkbox.tsx';

/** Asks whether statistics and days outlast the visit. */
export function Remember({ label }: { label: string }) {
  const isKept = useStore(siteSettings, ({ remember }) => remember === 'on');
  const keep = (isWanted: boolean) => {
    changeSettings({ remember: isWanted ? 'on' : 'off' });
    // Save at once, because the visitor may leave.
    if (isWanted) keepStats(deviceStorage(window));
  };
  return <Checkbox label={label} checked={isKept} onChange={keep} />;
}
