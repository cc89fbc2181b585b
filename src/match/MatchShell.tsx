import type { ReactNode } from 'react';
import { MatchHeader } from './MatchHeader.tsx';
import styles from './Match.module.css';

type Props = {
  readonly title: string;
  readonly back: readonly [to: string, name: string];
  readonly children: ReactNode;
};

/** The shell of lessons and puzzles: a header, and the task or its result beside the board. */
export function MatchShell({ children, ...header }: Props) {
  return (
    <div className={styles['screen']} data-screen data-task>
      <MatchHeader {...header} />
      {children}
    </div>
  );
}
