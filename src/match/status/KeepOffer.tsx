import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { changeSettings, siteSettings, type SwitchChoice } from '../../look/settings.ts';
import { deviceStorage } from '../../look/storage.ts';
import { keepStats } from '../../play/stats/kept-stats.ts';
import { stats } from '../../play/stats/tallies.ts';
import { speech } from '../../text/speech.ts';
import { cardOf } from '../../variants/menu.ts';
import type { GameId } from '../../variants/rules.ts';
import { Button } from '../../ui/controls/Button.tsx';
import styles from './KeepOffer.module.css';

const { keep: words } = speech;

type Props = {
  /** Asks once a win at this game was counted. */
  readonly wonAt?: GameId;
};

/** Asks once whether statistics and days outlast the visit, when there is something to keep. */
export function KeepOffer({ wonAt }: Props) {
  const hasSome = useStore(
    stats,
    (all) => wonAt === undefined || (all[cardOf(wonAt).stats]?.wins ?? 0) > 0,
  );
  const isAsked = useStore(siteSettings, ({ remember }) => remember === 'ask');
  const [answer, setAnswer] = useState<SwitchChoice | null>(null);
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    // The button that had the focus is gone.
    if (answer !== null) place.current?.focus({ preventScroll: true });
  }, [answer]);
  if (!hasSome || (!isAsked && answer === null)) return null;
  const give = (remember: SwitchChoice) => {
    // The answer is as high as the question.
    place.current?.style.setProperty('min-height', `${place.current.offsetHeight}px`);
    changeSettings({ remember });
    // Save at once, because the visitor may leave.
    if (remember === 'on') keepStats(deviceStorage(window));
    setAnswer(remember);
  };
  return (
    <aside ref={place} tabIndex={-1} className={styles['offer']} aria-label={words.label}>
      {answer === null ? (
        <>
          <p>{words.ask}</p>
          <Button size="small" onClick={() => give('on')}>
            {words.yes}
          </Button>
          <Button size="small" onClick={() => give('off')}>
            {words.no}
          </Button>
        </>
      ) : (
        <p>{answer === 'on' ? words.isKept : words.isNotKept}</p>
      )}
    </aside>
  );
}
