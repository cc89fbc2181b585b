import { useState } from 'react';
import { classWords } from '../../../text/class.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import type { LeadProps } from './HostSteps.tsx';
import styles from './ClassControls.module.css';

/** Chooses two pupils to play each other in the next round. */
export function ControlsPairs({ client, snapshot }: LeadProps) {
  const [chosen, setChosen] = useState<readonly [number, number]>([-1, -1]);
  const paired = new Set(snapshot.pairs.flat());
  const free = snapshot.pupils.flatMap(({ hasLeft }, number) =>
    hasLeft || paired.has(number) ? [] : [number],
  );
  const nameOf = (number: number) => snapshot.pupils[number]?.name ?? '';
  const isReady = chosen[0] !== chosen[1] && chosen.every((number) => free.includes(number));
  return (
    <>
      <p className={styles['detail']}>{classWords.pairDetail}</p>
      {snapshot.pairs.map(([first, second]) => (
        <p key={first}>{classWords.versus(nameOf(first), nameOf(second))}</p>
      ))}
      <div className={styles['pair']}>
        {classWords.pairWith.map((label, at) => (
          <select
            key={label}
            aria-label={label}
            value={chosen[at]}
            onChange={({ currentTarget: { value } }) =>
              setChosen(at === 0 ? [Number(value), chosen[1]] : [chosen[0], Number(value)])
            }
          >
            <option value={-1}>{label}</option>
            {free
              .filter((number) => number !== chosen[1 - at])
              .map((number) => (
                <option key={number} value={number}>
                  {nameOf(number)}
                </option>
              ))}
          </select>
        ))}
        <Button
          size="small"
          disabled={!isReady}
          onClick={() => {
            void client.act({ do: 'pair', pupils: chosen });
            setChosen([-1, -1]);
          }}
        >
          {classWords.pair}
        </Button>
        {snapshot.pairs.length > 0 ? (
          <Button size="small" onClick={() => void client.act({ do: 'pair', pupils: null })}>
            {classWords.unpair}
          </Button>
        ) : null}
      </div>
    </>
  );
}
