import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { shellWords } from '../../text/shell.ts';
import { MarkIcon } from '../controls/MarkIcon.tsx';
import styles from './Page.module.css';
import { SiteNav } from './SiteNav.tsx';
import { Tools } from '../controls/Tools.tsx';

type Props = {
  readonly children: ReactNode;
  readonly narrow?: boolean;
  /** The content's language, if it isn't the interface's. */
  readonly lang?: string;
};

/** The frame of every page except games: brand, tools and the content. */
export function Page({ children, narrow = false, lang }: Props) {
  return (
    <>
      <header className={styles['header']}>
        <Link to="/" className={styles['brand']}>
          <MarkIcon symbol="X" size={26} />
          <MarkIcon symbol="O" size={26} />
          <MarkIcon symbol="A" size={26} />
          <span>{shellWords.tagline}</span>
        </Link>
        <SiteNav />
        <Tools />
      </header>
      <main
        id="main"
        tabIndex={-1}
        className={`${styles['main']} ${narrow ? styles['narrow'] : ''}`}
        lang={lang}
      >
        {children}
      </main>
    </>
  );
}
