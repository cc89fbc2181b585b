import { type Reaction, REACTIONS } from '../../../rooms/protocol/wire.ts';
import { online } from '../../../text/online.ts';
import styles from './ReactionButtons.module.css';

type Props = {
  readonly onReact: (reaction: Reaction) => void;
  /** The reactions to offer; all by default. */
  readonly only?: readonly Reaction[];
};

/** The eight reactions: two rows of four, or one row where each can be as wide as a finger. */
export function ReactionButtons({ onReact, only = REACTIONS }: Props) {
  return (
    <div className={styles['container']} role="group" aria-label={online.reactions}>
      <div className={styles['reactions']}>
        {only.map((reaction) => (
          <button
            key={reaction}
            type="button"
            className={styles['reaction']}
            aria-label={online.reactWith(reaction)}
            onClick={() => onReact(reaction)}
          >
            {reaction}
          </button>
        ))}
      </div>
    </div>
  );
}
