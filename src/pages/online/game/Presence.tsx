import { online } from '../../../text/online.ts';
import styles from './Presence.module.css';

type Props = {
  readonly isHere: boolean;
  /** A remark on the player: they left, or their moves are random. */
  readonly note?: string | undefined;
};

/** Whether a player's page is connected: a dot, and words when something is wrong. */
export const Presence = ({ isHere, note }: Props) => (
  <span className={styles['state']} data-here={isHere ? '' : undefined}>
    <span className={isHere && note === undefined ? 'visually-hidden' : undefined}>
      {note ?? (isHere ? online.here : online.notHere)}
    </span>
  </span>
);
