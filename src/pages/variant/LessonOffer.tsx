import { useLayoutEffect } from 'react';
import { useStore } from 'zustand';
import { deviceStorage } from '../../look/storage.ts';
import { offers, recallOffers, dismissOffer } from '../../play/learn/offers.ts';
import { stats } from '../../play/stats/tallies.ts';
import { lazyTranslations } from '../../text/lazy-translations.ts';
import { lessons } from '../../text/lessons.ts';
import { tabStop } from '../../ui/board/grid-keys.ts';
import { Button, ButtonLink } from '../../ui/controls/Button.tsx';
import { Icon } from '../../ui/controls/Icon.tsx';
import { isLastInputKey } from '../../ui/controls/last-input.ts';
import { cardOf } from '../../variants/menu.ts';
import styles from './LessonOffer.module.css';
import type { GameId } from '../../variants/rules.ts';

/** The lazy part, in the visitor's language. */
export async function loadLessonOffer() {
  await lazyTranslations.lessons?.(lessons);
  return LessonOffer;
}

type Props = {
  readonly id: GameId;
  /** A game has begun here, now or earlier. */
  readonly hasBegun: boolean;
};

const { offer: words } = lessons;

/**
 * Offers the lesson of a game that was never played on this device, until it is answered or a game begins.
 */
export function LessonOffer({ id, hasBegun }: Props) {
  const dismissed = useStore(offers, (state) => state.dismissed);
  // Before the paint, so that nothing moves when it comes or goes.
  useLayoutEffect(() => {
    const kept = deviceStorage(window);
    if (hasBegun || stats.getState()[cardOf(id).stats]) dismissOffer(kept, id);
    else recallOffers(kept);
  }, [id, hasBegun]);
  if (dismissed === null || dismissed.has(id)) return null;
  return (
    <aside className={styles['offer']} aria-label={words.label}>
      <ButtonLink to={`/lesson/${id}`} size="small" className={styles['start']}>
        <span>{words.ask}</span> <span>{words.start}</span>
      </ButtonLink>
      <RefuseButton id={id} />
    </aside>
  );
}

type RefuseProps = { readonly id: GameId; readonly onRefuse?: () => void };

/**
 * Where the game goes on: the board, or the button that starts one. A mouse's wheel scrolls the page only while the
 * board has no focus.
 */
const playPlace = (): HTMLElement | null =>
  (isLastInputKey() ? (document.querySelector<HTMLElement>('[data-start]') ?? tabStop()) : null) ??
  document.getElementById('main');

/** Refuses a game's lesson for good. */
export const RefuseButton = ({ id, onRefuse }: RefuseProps) => (
  <Button
    size="small"
    tone="quiet"
    icon
    aria-label={words.refuse}
    onClick={() => {
      dismissOffer(deviceStorage(window), id);
      onRefuse?.();
      playPlace()?.focus({ preventScroll: true });
    }}
  >
    <Icon name="close" />
  </Button>
);
