import { useId } from 'react';
import styles from './Segmented.module.css';

type Props<T extends string> = {
  readonly legend: string;
  /** Shows the legend above the track; otherwise only screen readers hear it. */
  readonly showLegend?: boolean;
  /** Puts the fourth option and any further one into a second row. */
  readonly rows?: boolean;
  /** `lang`: the label's language, where it isn't the page's. */
  readonly options: readonly {
    readonly value: T;
    readonly label: string;
    readonly lang?: string;
  }[];
  readonly value: T;
  readonly onChange: (value: T) => void;
};

/** A choice among a few options, as radio buttons in a sunken track. */
export function Segmented<T extends string>(props: Props<T>) {
  const name = useId();
  return (
    <fieldset className={styles['group']}>
      <legend className={props.showLegend ? styles['legend'] : 'visually-hidden'}>
        {props.legend}
      </legend>
      <div
        className={`${styles['track']} ${props.rows ? styles['rows'] : ''}`}
        data-count={props.options.length}
      >
        {props.options.map(({ value, label, lang }) => (
          <label key={value} className={styles['option']}>
            <input
              className={styles['input']}
              type="radio"
              name={name}
              value={value}
              checked={value === props.value}
              // Tab stops only at the chosen radio; a dialog's focus trap would count the others too.
              tabIndex={value === props.value ? 0 : -1}
              onChange={() => props.onChange(value)}
            />
            <span className={styles['label']} lang={lang}>
              {label}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
