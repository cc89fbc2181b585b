import type { ReactNode } from 'react';
import styles from './Chip.module.css';

/** A small word about something, sunken: it isn't pressable. */
export function Chip({ children }: { children: ReactNode }) {
  return <span className={styles['chip']}>{children}</span>;
}
