import { useId, type ComponentProps, type ReactNode } from 'react';
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
      {/* Focused when its step opens. */}
      <h2 tabIndex={-1}>{title}</h2>
      {children}
    </section>
  );
}

export type FieldProps = ComponentProps<'input'> & {
  /** Focused when its step opens. */
  readonly 'data-first'?: boolean;
  readonly label: string;
  readonly detail?: string;
  /** Why its text was refused. */
  readonly error?: string | undefined;
};

/** A text field with its label above, and a detail or an error below. */
export function TextField({ label, detail, error, className, ...rest }: FieldProps) {
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
      {detail === undefined ? null : <span className={styles['detail']}>{detail}</span>}
    </label>
  );
}

type ActionsProps = {
  /** On a phone they stay in sight while the choices scroll below them. */
  readonly atFoot?: boolean;
  readonly children: ReactNode;
};

/** Buttons side by side, filling the width. */
export const Actions = ({ atFoot = false, children }: ActionsProps) => (
  <div className={`${styles['actions']} ${atFoot ? styles['atFoot'] : ''}`}>{children}</div>
);
