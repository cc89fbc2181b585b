import type { ReactNode } from 'react';
import { text } from '../text/play.ts';
import { ButtonLink } from '../ui/controls/Button.tsx';
import { Icon } from '../ui/controls/Icon.tsx';
import { Tools } from '../ui/controls/Tools.tsx';
import { trackHowToPlay } from '../ui/page/analytics-events.ts';
import { SiteNav } from '../ui/page/SiteNav.tsx';
import type { GameId } from '../variants/rules.ts';
import styles from './Match.module.css';

type Props = {
  readonly title: string;
  /** The arrow's target and name; by default, all games. */
  readonly back?: readonly [to: string, name: string];
  /** The guide that How to Play opens; without it there is no such button. */
  readonly guide?: GameId | 'online';
  /** Shown between the title and the settings. */
  readonly aside?: ReactNode;
};

/** The header of every page with a board. */
export function MatchHeader({ title, back, guide, aside }: Props) {
  const [to, name] = back ?? ['/', text.back];
  return (
    <header className={styles['header']}>
      <ButtonLink to={to} size="small" icon aria-label={name}>
        <Icon name="back" />
      </ButtonLink>
      <SiteNav />
      {guide ? (
        <ButtonLink
          to={`/how-to-play/${guide}`}
          size="small"
          className={styles['howTo']}
          onClick={() => trackHowToPlay(guide)}
        >
          {text.page.howToPlay}
        </ButtonLink>
      ) : null}
      {aside}
      <Tools />
      {/* Shown after the arrow. It comes last, as it has the focus when the page opens: the next Tab leads to the board. */}
      <h1 className={styles['title']}>{breakBeforeName(title)}</h1>
    </header>
  );
}

const NAME = /(Tic[ -]Tac[ -]Toe)/i;

/** On two lines, the break comes before these three words, and none within them. */
const breakBeforeName = (title: string): ReactNode =>
  title.split(NAME).map((part) =>
    NAME.test(part) ? (
      <span key={part} className={styles['name']}>
        {part}
      </span>
    ) : (
      part
    ),
  );
