import { Suspense, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useStore } from 'zustand';
import { device } from '../../look/device.ts';
import type { BoardLayout } from '../../rules/board.ts';
import { keyHelp } from '../../ui/dialogs/key-help.ts';
import { region, say, sayFirst } from '../../ui/notices/Announcer.tsx';
import { lazyPart } from '../../ui/page/lazy-part.tsx';
import type { Variant } from '../../variants/variant.ts';
import { BoardKeys } from './BoardKeys.tsx';
import { type HeardMoment, tellOpening, announcementFor } from './announcement.ts';

const KeyHelp = lazyPart(async () => (await import('../../ui/dialogs/KeyHelp.tsx')).KeyHelp);

type Props = HeardMoment & {
  readonly variant: Variant;
  readonly layout: BoardLayout;
  /** What the page showed first: this part may come after the first moves. */
  readonly since: HeardMoment;
};

/** The one voice of a match's page, and the keys of its board. */
export function MatchAnnouncements({ match, status, view, variant, layout, since }: Props) {
  const isFull = useStore(device, ({ speech }) => speech === 'full');
  const isReady = useStore(region, (state) => state.isReady);
  const before = useRef(since);
  const hasOpened = useRef(false);
  useEffect(() => {
    if (!isReady) return;
    const now = { match, status, view };
    const context = { variant, layout, isFull };
    const event = announcementFor(before.current, now, context);
    const isOpening = !hasOpened.current;
    const said = event || !isOpening ? event : tellOpening(now, context);
    hasOpened.current = true;
    before.current = now;
    // The slider of the replay says its moves itself.
    const isSlider = document.activeElement?.matches('input[type="range"]') ?? false;
    if (said && !(isSlider && match.browsedPly !== null)) (isOpening ? sayFirst : say)(said);
  }, [match, status, view, variant, layout, isFull, isReady]);
  const hasArrived = useLocation().key !== 'default';
  useEffect(() => {
    if (!hasArrived) return;
    // The screen that had the focus is gone; the screen around this one may choose another place first.
    queueMicrotask(() => {
      if (document.activeElement === document.body)
        document.getElementById('main')?.focus({ preventScroll: true });
    });
  }, [hasArrived]);
  const isHelped = useStore(keyHelp, ({ opener }) => opener !== null);
  return (
    <>
      <BoardKeys match={match} view={view} layout={layout} />
      {isHelped ? (
        <Suspense fallback={null}>
          <KeyHelp />
        </Suspense>
      ) : null}
    </>
  );
}
