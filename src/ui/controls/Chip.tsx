import type { ReactNode } from 'react';
import styles from './Chip.module.css';

/** A short label; sunken, because it can't be pressed. */
export function Chip({ children }: { children: ReactNode }) {
  return <span className={styles['chip']}>{children}</span>;
}
