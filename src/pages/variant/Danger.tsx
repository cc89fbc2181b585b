import { text } from '../../text/play.ts';
import styles from './Danger.module.css';

/** Misère's warning; nothing while no line is nearly complete. */
export function Danger({ lines }: { lines: number }) {
  return lines === 0 ? null : <p className={styles['danger']}>{text.danger(lines)}</p>;
}
