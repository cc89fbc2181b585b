import type { ReactNode } from 'react';
import { embedWords } from '../../text/embed.ts';
import { ButtonLink } from '../../ui/controls/Button.tsx';
import { Icon } from '../../ui/controls/Icon.tsx';
import styles from './Embed.module.css';

type Props = {
  readonly title: string;
  /** The page of the site that has more of the game. */
  readonly link: readonly [to: string, name: string];
  /** The buttons before the link. */
  readonly controls?: ReactNode;
  /** The board is a stack, which takes a frame's height rather than its width. */
  readonly isTall?: boolean;
  readonly children: ReactNode;
};

const OUT =
  'M10 5H6.5A1.5 1.5 0 0 0 5 6.5v11A1.5 1.5 0 0 0 6.5 19h11a1.5 1.5 0 0 0 1.5-1.5V14M14 5h5v5M19 5l-8 8';

/** The content of a frame in another site's page: a board with its words and buttons, and the way to the site. */
export function EmbedFrame({ title, link: [to, name], controls, isTall, children }: Props) {
  return (
    <main id="main" tabIndex={-1} className={styles['frame']} data-tall={isTall || undefined}>
      <h1 className={styles['title']}>{title}</h1>
      {children}
      <div className={styles['controls']} role="group" aria-label={title}>
        {controls}
        <ButtonLink
          to={to}
          target="_blank"
          rel="noopener"
          tone="quiet"
          size="small"
          className={styles['link']}
        >
          {name}
          <span className="visually-hidden"> ({embedWords.newTab})</span>
          <Icon path={OUT} size={20} />
        </ButtonLink>
      </div>
    </main>
  );
}

/** The frame while there is no board in it. */
export function EmbedNote({ title, link, note }: Pick<Props, 'title' | 'link'> & { note: string }) {
  return (
    <EmbedFrame title={title} link={link}>
      <p className={styles['empty']}>{note}</p>
    </EmbedFrame>
  );
}
