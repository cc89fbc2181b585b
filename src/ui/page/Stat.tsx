import styles from './Stat.module.css';

type Props = {
  readonly label: string;
  readonly value: number | string;
  readonly className: string | undefined;
};

/** A number with its label, in a `dl`. */
export const Stat = ({ label, value, className }: Props) => (
  <div className={`${styles['stat']} ${className}`}>
    <dt>{label}</dt>
    <dd>{value}</dd>
  </div>
);
