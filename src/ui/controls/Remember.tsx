import { useStore } from 'zustand';
import { changeSettings, device } from '../../look/device.ts';
import { deviceStorage } from '../../look/storage.ts';
import { keepStats } from '../../play/stats/kept-stats.ts';
import styles from './Remember.module.css';

/** Chooses whether statistics and days outlast the visit. */
export function Remember({ label }: { label: string }) {
  const isKept = useStore(device, ({ remember }) => remember === 'on');
  return (
    <label className={styles['keep']}>
      <input
        type="checkbox"
        checked={isKept}
        onChange={({ currentTarget }) => {
          const isWanted = currentTarget.checked;
          changeSettings({ remember: isWanted ? 'on' : 'off' });
          // Save at once, because the visitor may leave.
          if (isWanted) keepStats(deviceStorage(window));
        }}
      />
      {label}
    </label>
  );
}
