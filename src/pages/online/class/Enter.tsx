import { useEffect, useEffectEvent, useState } from 'react';
import type { ClassClient, ClassClientState } from '../../../play/room/class-client.ts';
import { classWords } from '../../../text/class.ts';
import { online } from '../../../text/online.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { roomCodeIn } from '../lobby/room-code.ts';
import { failures } from '../messages.ts';
import { NameField } from '../lobby/NameField.tsx';
import { Actions, Field, Panel } from '../lobby/Panel.tsx';
import styles from './Enter.module.css';

type Props = {
  readonly client: ClassClient;
  readonly state: ClassClientState;
  /** The class's code from a link, or ''. */
  readonly linked: string;
  /** Was in the class on another device. */
  readonly hasMoved: boolean;
};

/** A pupil's way into a class: at once where the link has the code and names are given. */
export function Enter({ client, state, linked, hasMoved }: Props) {
  const [code, setCode] = useState(linked);
  const [name, setName] = useState('');
  const [pass, setPass] = useState('');
  const { isBusy, failure } = state;
  const enter = useEffectEvent(() => void client.enter({ code, name, pass }));
  useEffect(() => {
    if (linked !== '') enter();
  }, [linked]);
  if (linked !== '' && (failure === null || isBusy) && name === '')
    return <p>{classWords.joining}</p>;
  const asksName = failure === 'name-required';
  const isReady = code !== '' && !(asksName && name.trim() === '');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady && !isBusy) void client.enter({ code, name, pass });
      }}
    >
      <Panel title={classWords.join}>
        <Field
          label={online.code}
          value={code}
          error={failure !== null && !asksName ? failures[failure] : undefined}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          data-first
          onChange={({ currentTarget }) => setCode(roomCodeIn(currentTarget.value))}
        />
        {asksName ? <NameField name={name} onName={setName} /> : null}
        <details className={styles['moved']} open={hasMoved}>
          <summary>{classWords.hasMoved}</summary>
          <Field
            label={classWords.moveCode}
            hint={classWords.moveCodeHint}
            value={pass}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            onChange={({ currentTarget }) => setPass(roomCodeIn(currentTarget.value))}
          />
        </details>
        <Actions>
          <Button tone="solid" type="submit" disabled={isBusy || !isReady}>
            {isBusy ? classWords.joining : classWords.join}
          </Button>
        </Actions>
      </Panel>
    </form>
  );
}
