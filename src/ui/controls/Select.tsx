import styles from './Select.module.css';

type Props<T extends string> = {
  readonly label: string;
  readonly value: T;
  readonly options: readonly (readonly [value: T, label: string])[];
  readonly onChange: (value: T) => void;
  readonly id?: string;
};

/** A choice among many options, with its label above. */
export function Select<T extends string>({ label, value, options, onChange, id }: Props<T>) {
  return (
    <label className={styles['choice']}>
      {label}
      <select
        id={id}
        value={value}
        onChange={({ target }) => {
          const [chosen] = options.find(([each]) => each === target.value) ?? [];
          if (chosen !== undefined) onChange(chosen);
        }}
      >
        {options.map(([each, name]) => (
          <option key={each} value={each}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
