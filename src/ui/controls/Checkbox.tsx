import styles from './Checkbox.module.css';

type Props = {
  readonly label: string;
  /** Smaller, below the label. */
  readonly detail?: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
};

/** A checkbox with its label beside it. */
export function Checkbox({ label, detail, checked, onChange }: Props) {
  return (
    <label className={styles['check']}>
      <input
        type="checkbox"
        checked={checked}
        onChange={({ target }) => onChange(target.checked)}
      />
      <span>
        {label}
        {detail && <small>{detail}</small>}
      </span>
    </label>
  );
}
