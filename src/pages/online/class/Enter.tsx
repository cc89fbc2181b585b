import { useEffect, useEffectEvent, useState } from 'react';
import type { ClassClient, ClassClientState } from '../../../play/room/class-client.ts';
import { classWords } from '../../../text/class.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { classCodeIn, readClassCode } from '../lobby/room-code.ts';
import { classFailure } from './class-failure.ts';
import { NameField } from '../lobby/NameField.tsx';
import { Actions, TextField, Panel } from '../lobby/Panel.tsx';

type Props = {
  readonly client: ClassClient;
  readonly state: ClassClientState;
  /** The class's code from a link, or ''. */
  readonly linked: string;
};

/** A pupil's way into a class: at once where the link has the code and names are given. */
export function Enter({ client, state, linked }: Props) {
  const [code, setCode] = useState(linked);
  const [name, setName] = useState('');
  const { isBusy, failure } = state;
  const enter = useEffectEvent(() => void client.enter({ ...readClassCode(code), name }));
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
        if (isReady && !isBusy) void client.enter({ ...readClassCode(code), name });
      }}
    >
      <Panel title={classWords.join}>
        <TextField
          label={classWords.hasCode}
          value={code}
          error={failure !== null && !asksName ? classFailure(failure) : undefined}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          data-first
          onChange={({ currentTarget }) => setCode(classCodeIn(currentTarget.value))}
        />
        {asksName ? <NameField name={name} onName={setName} /> : null}
        <Actions>
          <Button tone="solid" type="submit" disabled={isBusy || !isReady}>
            {isBusy ? classWords.joining : classWords.join}
          </Button>
        </Actions>
      </Panel>
    </form>
  );
}
