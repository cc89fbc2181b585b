import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { siteSettings, isReduced } from '../../look/settings.ts';
import { guideWords } from '../../text/guide.ts';
import { Button } from '../controls/Button.tsx';
import { Icon } from '../controls/Icon.tsx';
import { announce } from '../notices/Announcer.tsx';
import { AllFrames, type DiagramFrame, usePrinting } from './AllFrames.tsx';
import styles from './MovingDiagram.module.css';

type Props = { readonly frames: readonly DiagramFrame[] };

/** The time to read a sentence and look at its diagram. */
const FRAME_MS = 4000;

/**
 * Diagrams one after another: once by itself when it comes into view, then by its buttons. With reduced motion
 * only by its buttons. On paper all stand side by side.
 */
export function MovingDiagram({ frames }: Props) {
  const [step, setStep] = useState(0);
  const [plays, setPlays] = useState(false);
  const isStill = useStore(siteSettings, isReduced);
  const isPrinting = usePrinting();
  const box = useRef<HTMLDivElement>(null);
  const last = frames.length - 1;
  const isMoving = plays && !isStill;
  useEffect(() => {
    if (isStill || !box.current) return undefined;
    const watch = new IntersectionObserver(
      ([seen]) => {
        if (!seen?.isIntersecting) return;
        watch.disconnect();
        setPlays(true);
      },
      { threshold: 0.8 },
    );
    watch.observe(box.current);
    return () => watch.disconnect();
  }, [isStill]);
  useEffect(() => {
    if (!isMoving) return undefined;
    const timer = setTimeout(() => {
      setStep(step + 1);
      if (step + 1 >= last) setPlays(false);
    }, FRAME_MS);
    return () => clearTimeout(timer);
  }, [isMoving, step, last]);
  const go = (to: number) => {
    setPlays(false);
    setStep(to);
    announce(frames[to]?.said ?? '');
  };
  const toggle = () => {
    if (!isMoving && step === last) setStep(0);
    setPlays(!isMoving);
  };
  const { moving } = guideWords;
  const frame = frames[step];
  if (isPrinting) return <AllFrames frames={frames} />;
  return (
    <div ref={box} className={styles['moving']} data-moving={isMoving}>
      <div className={styles['diagram']}>{frame?.diagram}</div>
      <div className={styles['telling']}>
        <p className={styles['quiet']} lang={guideWords.lang}>
          {moving.at(step + 1, frames.length)}
        </p>
        {/* All texts share one place, as high as the longest, so that the buttons stay under the finger. */}
        <div className={styles['said']}>
          {frames.map(({ said }, at) => (
            <p
              key={said}
              data-current={at === step || undefined}
              className={at === step ? '' : styles['other']}
            >
              {said}
            </p>
          ))}
        </div>
        <div className={styles['buttons']} lang={guideWords.lang}>
          <Button
            size="small"
            icon
            aria-label={moving.previous}
            disabled={step === 0}
            onClick={() => go(step - 1)}
          >
            <Icon name="back" />
          </Button>
          {isStill ? null : (
            <Button size="small" onClick={toggle}>
              {isMoving ? moving.pause : moving.play}
            </Button>
          )}
          <Button
            size="small"
            icon
            aria-label={moving.next}
            disabled={step === last}
            onClick={() => go(step + 1)}
          >
            <Icon name="forward" />
          </Button>
        </div>
      </div>
    </div>
  );
}
