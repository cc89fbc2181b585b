import type { ReactNode } from 'react';
import type { FollowedClass } from '../../../rooms/protocol/class-port.ts';
import { classWords } from '../../../text/class.ts';
import { MatchHeader } from '../../../match/MatchHeader.tsx';
import layout from '../../../match/Match.module.css';
import { cardOf } from '../../../variants/menu.ts';
import page from '../OnlinePage.module.css';
import { Reactions } from '../talk/Reactions.tsx';
import { ClassClock } from './ClassClock.tsx';

type Props = {
  readonly followed: FollowedClass;
  readonly children: ReactNode;
};

/** The page around a pupil's board: the round's number, its game, and the time left. */
export function BoardFrame({ followed: { snapshot, skew }, children }: Props) {
  const game = snapshot.rounds.at(-1)?.game;
  const title = game
    ? classWords.roundOf(snapshot.round, cardOf(game).name)
    : classWords.round(snapshot.round);
  return (
    <div className={layout['screen']} data-screen>
      <MatchHeader title={title} aside={<ClassClock snapshot={snapshot} skew={skew} isBrief />} />
      {children}
      <Reactions />
    </div>
  );
}

/** Shown until the board has loaded. */
export const BoardLoading = () => (
  <main id="main" tabIndex={-1} className={page['main']}>
    <p>{classWords.loading}</p>
  </main>
);
