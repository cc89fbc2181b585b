import { Suspense, useEffect, useMemo, useState } from 'react';
import { isLatestShown } from '../../play/match-state.ts';
import { SWAP } from '../../rules/game.ts';
import { announce, joinParts, useFirstWords } from '../../ui/notices/Announcer.tsx';
import { NoticeStrip } from '../../ui/notices/NoticeStrip.tsx';
import { lazyPart } from '../../ui/page/lazy-part.tsx';
import { cardOf } from '../../variants/menu.ts';
import { BoardPane } from '../board/BoardPane.tsx';
import type { MatchScreenProps } from '../MatchScreen.tsx';
import { noteIn, firstWordsOf } from '../status/status.ts';
import { StatusCard } from '../status/StatusCard.tsx';
import styles from './Embed.module.css';
import { EmbedFrame } from './EmbedFrame.tsx';
import { positionMessage, resultMessage, tellParent } from './messages.ts';

const MatchAnnouncements = lazyPart(
  async () => (await import('../announcements/MatchAnnouncements.tsx')).MatchAnnouncements,
);

type Props = Omit<MatchScreenProps, 'terms'> & {
  readonly title: string;
  readonly link: readonly [to: string, name: string];
  /** The mistake in the frame's address; shown until the first move. */
  readonly warning?: string | null;
};

/** The match screen in another site's page, which hears of every position and result. */
export function EmbedScreen({
  id,
  variant,
  match,
  view,
  status,
  session,
  onPick: play,
  Chooser,
  controls,
  refusal,
  title,
  link,
  warning = null,
}: Props) {
  const { record } = match;
  const layout = useMemo(() => variant.layoutOf(record.options), [variant, record.options]);
  const [since] = useState({ match, status, view });
  const [firstWords] = useState(() => joinParts(firstWordsOf(since, layout), warning ?? ''));
  // Must run before the child that announces that everything has loaded.
  useFirstWords(firstWords);
  useEffect(() => {
    tellParent(positionMessage(match));
    const result = resultMessage(match);
    if (result) tellParent(result);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each position
  }, [record]);
  const onPick = (pick: string) => {
    if (refusal === undefined) return play(pick);
    announce(refusal);
    return false;
  };
  const asked = isLatestShown(match) && !status.over && !status.won ? noteIn(view) : null;
  const isWarned = warning !== null && record.moves.length === 0;
  return (
    <EmbedFrame title={title} link={link} controls={controls} isTall={layout.tall === true}>
      <div className={styles['status']}>
        <StatusCard
          status={status}
          match={match}
          note={isWarned ? { text: warning, isWarning: true } : asked}
          onSwap={view.open.has(SWAP) ? () => onPick(SWAP) : null}
        />
      </div>
      <section className={styles['board']} aria-busy={match.thinking}>
        <Suspense fallback={null}>
          {view.chooser ? (
            <Chooser symbols={view.chooser.symbols} onPick={onPick} onClose={session.unpick} />
          ) : null}
        </Suspense>
        <BoardPane
          {...{ id, variant, layout, view, onPick }}
          name={cardOf(id).name}
          presets={false}
        />
        <NoticeStrip className={styles['notices']} />
      </section>
      <Suspense fallback={null}>
        <MatchAnnouncements {...{ match, status, view, variant, layout, since, refusal }} />
      </Suspense>
      {variant.Panel ? (
        <div className={styles['panel']}>
          <variant.Panel {...{ match, layout, view, onPick }} onMove={session.pick} />
        </div>
      ) : null}
    </EmbedFrame>
  );
}
