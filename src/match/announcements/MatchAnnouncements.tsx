import { Suspense, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useStore } from 'zustand';
import { siteSettings } from '../../look/settings.ts';
import type { BoardLayout } from '../../rules/board.ts';
import { keyHelp } from '../../ui/dialogs/key-help.ts';
import { region, announce } from '../../ui/notices/Announcer.tsx';
import { focusTitle } from '../../ui/page/focus-title.ts';
import { lazyPart } from '../../ui/page/lazy-part.tsx';
import type { Variant } from '../../variants/variant.ts';
import { Console, type ConsolePorts } from '../console/Console.tsx';
import { BoardKeys } from './BoardKeys.tsx';
import { type HeardState, announcementFor } from './announcement.ts';

const KeyHelp = lazyPart(async () => (await import('../../ui/dialogs/KeyHelp.tsx')).KeyHelp);

type Props = HeardState & {
  readonly variant: Variant;
  readonly layout: BoardLayout;
  /** The state that the page has already shown and announced: this part may load after the first moves. */
  readonly since: HeardState;
  readonly refusal?: string | undefined;
  readonly isStudy?: boolean;
  /** The actions of the console; without them there is no console. */
  readonly ports?: Omit<ConsolePorts, 'refusal'>;
};

/** Makes all announcements of a match's page after its first words, and handles the keys of its board. */
export function MatchAnnouncements({
  match,
  status,
  view,
  variant,
  layout,
  since,
  refusal,
  isStudy = false,
  ports,
}: Props) {
  const isFull = useStore(siteSettings, ({ speech }) => speech === 'full');
  const isReady = useStore(region, (state) => state.isReady);
  const before = useRef(since);
  useEffect(() => {
    if (!isReady) return;
    const now = { match, status, view };
    const context = { variant, layout, isFull, isStudy };
    const announcement = announcementFor(before.current, now, context);
    before.current = now;
    // The replay's slider announces its moves itself.
    const isSlider = document.activeElement?.matches('input[type="range"]') ?? false;
    if (announcement && !(isSlider && match.browsedPly !== null)) announce(announcement);
  }, [match, status, view, variant, layout, isFull, isStudy, isReady]);
  const hasArrived = useLocation().key !== 'default';
  useEffect(() => {
    if (!hasArrived) return;
    // The screen that had the focus is gone; the screen around this one may first choose another place.
    queueMicrotask(() => {
      if (document.activeElement === document.body) focusTitle();
    });
  }, [hasArrived]);
  // A second `/` opens the console again if it has lost the focus, for example to a dialog.
  const [opened, setOpened] = useState({ isTyping: false, times: 0 });
  useConsoleKey(
    ports ? () => setOpened(({ times }) => ({ isTyping: true, times: times + 1 })) : null,
  );
  const isHelped = useStore(keyHelp, ({ opener }) => opener !== null);
  return (
    <>
      <BoardKeys {...{ match, view, layout, refusal }} />
      {ports && opened.isTyping ? (
        // Not loaded on demand, because typed keys must reach it at once.
        <Console
          key={opened.times}
          {...{ match, status, view, layout, refusal, ...ports }}
          onClose={() => setOpened(({ times }) => ({ isTyping: false, times }))}
        />
      ) : null}
      {isHelped ? (
        <Suspense fallback={null}>
          <KeyHelp />
        </Suspense>
      ) : null}
    </>
  );
}

/** True where `/` is text, or a dialog is open. A question of the game gives way, since a move answers it. */
const BUSY =
  'input:not([type="radio"], [type="checkbox"], [type="range"]), textarea, select, [role="dialog"]:not([data-question])';

/** Opens the console with `/` from anywhere in a match, except where text is entered or a dialog is open. */
function useConsoleKey(open: (() => void) | null): void {
  const latest = useRef(open);
  useEffect(() => {
    latest.current = open;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, ctrlKey, altKey, metaKey, target } = event;
      if (key !== '/' || ctrlKey || altKey || metaKey || !latest.current) return;
      if (target instanceof Element && target.closest(BUSY)) return;
      // Firefox would open its search.
      event.preventDefault();
      latest.current();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}
