import type { ReactNode } from 'react';
import { classWords } from '../../../text/class.ts';
import { MatchHeader } from '../../../match/MatchHeader.tsx';
import layout from '../../../match/Match.module.css';
import page from '../OnlinePage.module.css';
import { Reactions } from '../talk/Reactions.tsx';

/** The page around a pupil's board. */
export const BoardFrame = ({ round, children }: { round: number; children: ReactNode }) => (
  <div className={layout['screen']} data-screen>
    <MatchHeader title={classWords.round(round)} />
    {children}
    <Reactions />
  </div>
);

/** What stands there until the board does. */
export const BoardLoading = () => (
  <main id="main" tabIndex={-1} className={page['main']}>
    <p>{classWords.loading}</p>
  </main>
);
