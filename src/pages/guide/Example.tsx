import { useMemo, useState } from 'react';
import { guideWords } from '../../text/guide.ts';
import { exampleSteps } from '../../variants/quantum/words/en-guide.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { Diagram } from '../../ui/diagram/Diagram.tsx';
import { Icon } from '../../ui/controls/Icon.tsx';
import { exampleMoves } from '../../variants/quantum/guide.ts';
import styles from './GuidePage.module.css';
import { describe, positionsOf, type WidgetProps } from './position.ts';

const words = guideWords.steps;

/** A whole game of quantum, move by move. */
export function Example({ drawings }: WidgetProps) {
  const [step, setStep] = useState(0);
  const positions = useMemo(
    () => (drawings ? positionsOf(drawings, { moves: exampleMoves }) : []),
    [drawings],
  );
  const position = positions[step];
  const said = exampleSteps[step] ?? '';
  if (!position) return null;
  return (
    <div className={styles['example']}>
      <div className={styles['board']}>
        <Diagram {...position} label={describe(position, said)} />
      </div>
      <div className={styles['telling']}>
        <p className={styles['quiet']} lang={guideWords.lang}>
          {words.at(step + 1, positions.length)}
        </p>
        <p className={styles['said']} aria-live="polite">
          {said}
        </p>
        <div className={styles['turning']} lang={guideWords.lang}>
          <Button size="small" disabled={step === 0} onClick={() => setStep(step - 1)}>
            <Icon name="back" />
            {words.previous}
          </Button>
          <Button
            size="small"
            disabled={step === positions.length - 1}
            onClick={() => setStep(step + 1)}
          >
            {words.next}
            <Icon name="forward" />
          </Button>
        </div>
      </div>
    </div>
  );
}
