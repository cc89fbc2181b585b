import { text } from '../../text/play.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { Icon } from '../../ui/controls/Icon.tsx';
import { Slider } from '../../ui/controls/Slider.tsx';
import styles from './Replay.module.css';
import { useEscape } from '../board/use-escape.ts';

type Props = {
  /** The number of moves in the match, and the one shown now. */
  readonly plies: number;
  readonly at: number;
  /** The move shown, in words. */
  readonly says: string;
  readonly onBrowse: (ply: number) => void;
  /** Returns to the latest move. */
  readonly onLatest: () => void;
  /** True when the match is over: there is nothing to return to but its last move. */
  readonly over: boolean;
};

/** Steps through a match: a slider, its arrow keys, and two buttons. */
export function Replay({ plies, at, says, onBrowse, onLatest, over }: Props) {
  useEscape(onLatest);
  const step = (by: number) => onBrowse(Math.max(0, Math.min(plies, at + by)));
  return (
    <section className={styles['replay']} aria-labelledby="replay">
      <div className={styles['head']}>
        <h2 id="replay" className={styles['title']}>
          {text.replay.title}
        </h2>
        <p className={styles['at']}>{text.replay.at(at, plies)}</p>
      </div>
      <div className={styles['row']}>
        <Button
          size="small"
          icon
          tone="quiet"
          aria-label={text.replay.previous}
          disabled={at === 0}
          onClick={() => step(-1)}
        >
          <Icon name="back" />
        </Button>
        <Slider
          min={0}
          max={plies}
          step={1}
          value={at}
          aria-label={text.replay.slider}
          aria-valuetext={says}
          onChange={(event) => onBrowse(event.currentTarget.valueAsNumber)}
        />
        <Button
          size="small"
          icon
          tone="quiet"
          aria-label={text.replay.next}
          disabled={at === plies}
          onClick={() => step(1)}
        >
          <Icon name="forward" />
        </Button>
      </div>
      {over ? null : (
        <Button tone="solid" onClick={onLatest}>
          {text.replay.latest}
        </Button>
      )}
    </section>
  );
}
