import { useState } from 'react';
import type { ShownPupil } from '../../../rooms/protocol/class-wire.ts';
import { LONGEST_NAME } from '../../../rules/game.ts';
import { classWords } from '../../../text/class.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { spellCode } from '../lobby/room-code.ts';
import { classAddress } from './addresses.ts';
import type { LeadProps } from './HostSteps.tsx';
import styles from './ClassControls.module.css';
import { useSure } from './use-sure.ts';

/** Everybody who is or was in the class, with the host's actions for each. */
export function ControlsPupils({ client, snapshot }: LeadProps) {
  const [opened, setOpened] = useState<number | null>(null);
  return (
    <ul className={styles['pupils']}>
      {snapshot.pupils.map((pupil, number) => (
        // A pupil's number is the index in the list.
        // eslint-disable-next-line react/no-array-index-key -- places don't move
        <li key={number}>
          <button
            type="button"
            className={styles['pupil']}
            aria-expanded={opened === number}
            onClick={() => setOpened(opened === number ? null : number)}
          >
            <bdi>{pupil.name}</bdi>
            <span>
              {pupil.hasLeft ? classWords.hasLeft : pupil.isAway ? classWords.isAway : ''}
            </span>
          </button>
          {opened === number ? (
            <PupilActions
              key={pupil.name}
              client={client}
              snapshot={snapshot}
              number={number}
              pupil={pupil}
            />
          ) : null}
        </li>
      ))}
    </ul>
  );
}

type PupilProps = LeadProps & { readonly number: number; readonly pupil: ShownPupil };

function PupilActions({ client, snapshot, number, pupil }: PupilProps) {
  const { name, hasLeft } = pupil;
  const [typed, setTyped] = useState(name);
  const [code, setCode] = useState<string | null>(null);
  const { isSure, press } = useSure();
  if (hasLeft) {
    return (
      <div className={styles['actions']}>
        <Button
          size="small"
          aria-label={classWords.bringBackOf(name)}
          onClick={() => void client.act({ do: 'restore', pupil: number })}
        >
          {classWords.bringBack}
        </Button>
      </div>
    );
  }
  const isGiven = snapshot.settings.names !== 'own';
  return (
    <div className={styles['actions']}>
      {isGiven ? (
        <Button
          size="small"
          aria-label={classWords.renameOf(name)}
          onClick={() => void client.act({ do: 'rename', pupil: number, name: '' })}
        >
          {classWords.renameGiven}
        </Button>
      ) : (
        <form
          className={styles['rename']}
          onSubmit={(event) => {
            event.preventDefault();
            void client.act({ do: 'rename', pupil: number, name: typed });
          }}
        >
          <input
            aria-label={classWords.renameOf(name)}
            value={typed}
            maxLength={LONGEST_NAME}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
          <Button size="small" type="submit" disabled={typed.trim() === '' || typed === name}>
            {classWords.save}
          </Button>
        </form>
      )}
      <Button
        size="small"
        aria-label={classWords.deviceCodeOf(name)}
        onClick={() => void client.newDeviceCode(number).then(setCode)}
      >
        {classWords.deviceCode}
      </Button>
      <Button
        size="small"
        aria-label={classWords.takeOutOf(name)}
        onClick={() => press(() => void client.act({ do: 'remove', pupil: number }))}
      >
        {isSure ? classWords.takeOutSure : classWords.takeOut}
      </Button>
      {code === null ? null : (
        <p className={styles['code']}>
          <strong aria-label={spellCode(snapshot.code + code)}>
            {snapshot.code}-{code}
          </strong>{' '}
          {classWords.deviceCodeDetail(name, classAddress())}
        </p>
      )}
    </div>
  );
}
