import type { ReactNode } from 'react';
import { ButtonLink } from '../ui/controls/Button.tsx';
import { Icon } from '../ui/controls/Icon.tsx';
import { Tools } from '../ui/controls/Tools.tsx';
import { SiteNav } from '../ui/page/SiteNav.tsx';
import styles from './Match.module.css';

type Props = {
  readonly title: string;
  readonly back: readonly [to: string, name: string];
  readonly children: ReactNode;
};

/** The shell of lessons and puzzles: a header, and the task or its result beside the board. */
export function MatchShell({ title, back: [to, name], children }: Props) {
  return (
    <div className={styles['screen']} data-screen data-told>
      <header className={styles['header']}>
        <ButtonLink to={to} size="small" icon aria-label={name}>
          <Icon name="back" />
        </ButtonLink>
        <h1 className={styles['title']}>{title}</h1>
        <SiteNav />
        <Tools />
      </header>
      {children}
    </div>
  );
}
