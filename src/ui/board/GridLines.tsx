import type { ReactNode } from 'react';
import styles from './GridLines.module.css';

/** Lines over the cells of a flat board of `size` rows: a cell is 100 units wide. */
export function GridLines({
  size,
  children,
}: {
  readonly size: number;
  readonly children: ReactNode;
}) {
  return (
    <svg className={styles['lines']} viewBox={`0 0 ${size * 100} ${size * 100}`} aria-hidden="true">
      {children}
    </svg>
  );
}

/** The middle of a row or column, from 0. */
export const middleOf = (at: number): number => at * 100 + 50;
