import { useMemo, useState } from 'react';
import { guideWords } from '../../../text/guide.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { AllFrames, usePrinting } from '../../../ui/diagram/AllFrames.tsx';
import { Diagram } from '../../../ui/diagram/Diagram.tsx';
import { Icon } from '../../../ui/controls/Icon.tsx';
import { describe, type DiagramGame, positionsOf } from '../../../ui/diagram/position.ts';
import { announce } from '../../../ui/notices/Announcer.tsx';
import { layoutOf } from '../board.ts';
import { DiagramLinks } from './DiagramLinks.tsx';
import styles from './Example.module.css';
import { quantum } from '../rules.ts';
import { guide } from '../words/en-guide.ts';
import { words } from '../words/en.ts';

/** The game of the step-by-step example, which the guide explains. */
export const exampleMoves: readonly string[] = '0-1 1-2 0-2 0 3-4 4-6 3-6 6 7-8 5-7 5-8 5'.split(
  ' ',
);

const drawn: DiagramGame = { game: quantum, layoutOf, Over: DiagramLinks };
const { steps } = words.own;

/** A whole game of quantum, move by move. */
export function Example() {
  const [step, setStep] = useState(0);
  const positions = useMemo(() => positionsOf(drawn, { moves: exampleMoves }), []);
  const frames = positions.map((position, at) => {
    const said = guide.own.example[at] ?? '';
    return { said, diagram: <Diagram {...position} label={describe(position, said)} /> };
  });
  const isPrinting = usePrinting();
  if (isPrinting) return <AllFrames frames={frames} />;
  const frame = frames[step];
  const go = (to: number) => {
    setStep(to);
    announce(frames[to]?.said ?? '');
  };
  return (
    <div className={styles['example']}>
      <div className={styles['board']}>{frame?.diagram}</div>
      <div className={styles['telling']}>
        <p className={styles['quiet']} lang={guideWords.lang}>
          {steps.at(step + 1, frames.length)}
        </p>
        <p className={styles['said']}>{frame?.said}</p>
        <div className={styles['turning']} lang={guideWords.lang}>
          <Button size="small" disabled={step === 0} onClick={() => go(step - 1)}>
            <Icon name="back" />
            {steps.previous}
          </Button>
          <Button size="small" disabled={step === frames.length - 1} onClick={() => go(step + 1)}>
            {steps.next}
            <Icon name="forward" />
          </Button>
        </div>
      </div>
    </div>
  );
}
