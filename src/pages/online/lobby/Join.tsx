import { useRef, useState } from 'react';
import type { RoomsError } from '../../../rooms/protocol/errors.ts';
import { online } from '../../../text/online.ts';
import { failures } from '../notices.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { announce, useAnnouncement } from '../../../ui/notices/Announcer.tsx';
import { Actions, TextField, Panel } from './Panel.tsx';
import { NameField } from './NameField.tsx';
import styles from './Join.module.css';

type Props = {
  readonly name: string;
  readonly onName: (name: string) => void;
  readonly code: string;
  /** Called with the text that was typed or pasted. */
  readonly onCode: (text: string) => void;
  readonly busy: boolean;
  readonly onBack: () => void;
  /** Resolves to the reason if it failed. */
  readonly onJoin: () => Promise<RoomsError | null>;
  readonly onWatch: () => void;
};

/** Says why the button isn't available. */
const NEEDS_CODE = 'needs-code';

/** The second step for invited players: the room's code. */
export function Join({ name, onName, code, onCode, busy, onBack, onJoin, onWatch }: Props) {
  const [refused, setRefused] = useState<RoomsError | null>(null);
  // Visitors who follow a link haven't been asked for a name, and a kept one may be somebody else's.
  const [asksName] = useState(name.trim() === '' || code !== '');
  const isBlank = code.trim() === '';
  const reason = isBlank ? NEEDS_CODE : undefined;
  const field = useRef<HTMLInputElement>(null);
  const askCode = () => {
    announce(online.needsCode);
    field.current?.focus();
  };
  const canWatch = refused === 'not-accepting' || refused === 'room-full';
  const watchDetail = refused === 'room-full' ? online.fullDetail : online.watchDetail;
  useAnnouncement(canWatch ? watchDetail : '');
  return (
    <form
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault();
        const mark = (why: RoomsError | null) => {
          setRefused(why);
          if (why === 'room-not-found') field.current?.focus();
        };
        if (!busy && !isBlank) void onJoin().then(mark);
      }}
    >
      <Panel title={online.joinTitle}>
        {asksName ? <NameField name={name} onName={onName} data-first /> : null}
        <TextField
          label={online.code}
          detail={online.codeDetail}
          className={styles['code'] ?? ''}
          value={code}
          error={refused === 'room-not-found' ? failures[refused] : undefined}
          ref={field}
          aria-describedby={reason}
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
          <div className={styles['watch']}>
            <p>{watchDetail}</p>
            <Button onClick={onWatch}>{online.watch}</Button>
          </div>
        ) : null}
        <Actions>
          <Button onClick={onBack}>{online.back}</Button>
          <Button
            tone="solid"
            type="submit"
            disabled={isBlank || busy}
            aria-describedby={reason}
            onRefused={isBlank ? askCode : undefined}
          >
            {busy ? online.joining : online.join}
          </Button>
        </Actions>
        {isBlank ? <p id={NEEDS_CODE}>{online.needsCode}</p> : null}
      </Panel>
    </form>
  );
}
