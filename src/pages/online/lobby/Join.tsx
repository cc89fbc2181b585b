import { useState } from 'react';
import type { RoomsError } from '../../../rooms/protocol/errors.ts';
import { online } from '../../../text/online.ts';
import { failures } from '../messages.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Actions, Field, NameField, Panel } from './Panel.tsx';
import styles from './Join.module.css';

type Props = {
  readonly name: string;
  readonly onName: (name: string) => void;
  readonly code: string;
  /** With what was typed or pasted. */
  readonly onCode: (text: string) => void;
  readonly busy: boolean;
  readonly onBack: () => void;
  /** Resolves to the reason if it failed. */
  readonly onJoin: () => Promise<RoomsError | null>;
  readonly onWatch: () => void;
};

/** The second step for invited players: the room's code. */
export function Join({ name, onName, code, onCode, busy, onBack, onJoin, onWatch }: Props) {
  const [refused, setRefused] = useState<RoomsError | null>(null);
  // Visitors who follow a link haven't been asked for a name, and a kept one may be somebody else's.
  const [asksName] = useState(name.trim() === '' || code !== '');
  const isBlank = code.trim() === '';
  const canWatch = refused === 'not-accepting' || refused === 'room-full';
  return (
    <form
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault();
        const field = event.currentTarget.elements.namedItem('code');
        const mark = (reason: RoomsError | null) => {
          setRefused(reason);
          if (reason === 'room-not-found' && field instanceof HTMLElement) field.focus();
        };
        if (!busy && !isBlank) void onJoin().then(mark);
      }}
    >
      <Panel title={online.joinTitle}>
        {asksName ? <NameField name={name} onName={onName} /> : null}
        <Field
          label={online.code}
          hint={online.codeHint}
          className={styles['code'] ?? ''}
          value={code}
          error={refused === 'room-not-found' ? failures[refused] : undefined}
          name="code"
          data-first
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={(event) => {
            setRefused(null);
            onCode(event.currentTarget.value);
          }}
        />
        {canWatch ? (
          <div role="status" className={styles['watch']}>
            <p>{refused === 'room-full' ? online.fullHint : online.watchHint}</p>
            <Button onClick={onWatch}>{online.watch}</Button>
          </div>
        ) : null}
        <Actions>
          <Button onClick={onBack}>{online.back}</Button>
          <Button tone="solid" type="submit" disabled={isBlank || busy}>
            {busy ? online.joining : online.join}
          </Button>
        </Actions>
      </Panel>
    </form>
  );
}
