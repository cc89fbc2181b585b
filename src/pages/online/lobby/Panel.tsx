import { useId, type ComponentProps, type ReactNode } from 'react';
import { LIMITS } from '../../../rooms/protocol/limits.ts';
import { givenNames } from '../../../text/given-names.ts';
import { lazyTranslations } from '../../../text/lazy-translations.ts';
import { online } from '../../../text/online.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Icon } from '../../../ui/controls/Icon.tsx';
import { say } from '../../../ui/notices/Announcer.tsx';
import { makeGivenName } from './given-name.ts';
import styles from './LobbyPanel.module.css';

type RaisedPanelProps = {
  readonly title: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

/** A raised panel with a heading, for one step on the way into a room. */
export function Panel({ title, className = '', children }: RaisedPanelProps) {
  return (
    <section className={`${styles['panel']} ${className}`} aria-label={title}>
      {/* Takes the focus where a step opens with it. */}
      <h2 tabIndex={-1}>{title}</h2>
      {children}
    </section>
  );
}

type FieldProps = ComponentProps<'input'> & {
  /** Takes the focus when its step opens. */
  readonly 'data-first'?: boolean;
  readonly label: string;
  readonly hint?: string;
  /** Why its text was refused. */
  readonly error?: string | undefined;
};

/** A text field with its label above, and a hint or an error below. */
export function Field({ label, hint, error, className, ...rest }: FieldProps) {
  const errorId = useId();
  return (
    <label className={styles['field']}>
      <span className={styles['label']}>{label}</span>
      <input
        {...rest}
        {...(error !== undefined && { 'aria-invalid': true, 'aria-describedby': errorId })}
        className={`${styles['input']} ${className ?? ''}`}
      />
      {error === undefined ? null : (
        <strong id={errorId} className={styles['error']}>
          {error}
        </strong>
      )}
      {hint === undefined ? null : <span className={styles['hint']}>{hint}</span>}
    </label>
  );
}

type NameProps = Pick<FieldProps, 'ref' | 'data-first' | 'aria-describedby'> & {
  readonly name: string;
  readonly onName: (name: string) => void;
};

/** The name field, and a button that fills it: a nickname is as good, and a child needn't give their own. */
export function NameField({ name, onName, ...rest }: NameProps) {
  const give = async () => {
    await lazyTranslations.givenNames?.(givenNames);
    const given = makeGivenName(givenNames, name);
    onName(given);
    say(given);
  };
  return (
    <div className={styles['named']}>
      <Field
        label={online.name}
        placeholder={online.namePlaceholder}
        value={name}
        maxLength={LIMITS.name}
        autoComplete="nickname"
        onChange={(event) => onName(event.currentTarget.value)}
        {...rest}
      />
      <Button icon aria-label={online.giveName} title={online.giveName} onClick={() => void give()}>
        <Icon path={DIE} />
      </Button>
    </div>
  );
}

const DIE =
  'M7 4.5h10A2.5 2.5 0 0 1 19.5 7v10a2.5 2.5 0 0 1-2.5 2.5H7A2.5 2.5 0 0 1 4.5 17V7A2.5 2.5 0 0 1 7 4.5ZM9 9h.01M15 9h.01M12 12h.01M9 15h.01M15 15h.01';

/** Buttons side by side, filling the width. */
export const Actions = ({ children }: { children: ReactNode }) => (
  <div className={styles['actions']}>{children}</div>
);
