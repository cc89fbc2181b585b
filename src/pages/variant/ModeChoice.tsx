import { useState } from 'react';
import { type Level, type MatchSetup, peopleFor } from '../../play/match-state.ts';
import type { Json } from '../../rules/game.ts';
import { text } from '../../text/play.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { Checkbox } from '../../ui/controls/Checkbox.tsx';
import { MarkIcon } from '../../ui/controls/MarkIcon.tsx';
import { LevelChoice, levelDetail, levelIn } from './LevelChoice.tsx';
import { MoreButton } from './MoreButton.tsx';
import { type Starter, StarterButton, starterDetail, startOf } from './Starter.tsx';
import styles from './ModeChoice.module.css';
import { useUntilReload } from '../../ui/page/use-until-reload.ts';
import type { GameId } from '../../variants/rules.ts';

type Props = {
  readonly id: GameId;
  readonly options: Json;
  readonly onStart: (setup: MatchSetup) => void;
};

/**
 * The two ways to play on one device; the button of one starts a game. Rarer choices are folded behind "More" unless the
 * player has changed them.
 */
export function ModeChoice({ id, options, onStart }: Props) {
  const [kept, setLevel] = useUntilReload<Level>(`${id} level`, 'medium');
  const level = levelIn(kept, id, options);
  const [starter, setStarter] = useUntilReload<Starter>(`${id} starter`, 'you');
  const [alternate, setAlternate] = useUntilReload(`${id} alternate`, false);
  const [isMore, setMore] = useState({ ai: false, friend: false });
  const start = (setup: Pick<MatchSetup, 'controllers' | 'first' | 'alternate'>) => {
    onStart({ game: id, seats: 2, options, ...setup });
  };
  return (
    <div className={styles['frame']}>
      <div className={styles['cards']}>
        <section className={styles['card']} aria-labelledby="vs-ai">
          <div className={styles['head']}>
            <span className={styles['marks']}>
              <MarkIcon symbol="X" />
            </span>
            <h3 id="vs-ai" className={styles['title']}>
              {text.modes.ai}
            </h3>
            <MoreButton
              of="vs-ai"
              isOpen={isMore.ai}
              onChange={(ai) => setMore({ ...isMore, ai })}
            />
            <p className={styles['detail']}>
              {starterDetail(starter)} {levelDetail(level)}
            </p>
          </div>
          {isMore.ai || starter !== 'you' ? (
            <StarterButton value={starter} onChange={setStarter} />
          ) : null}
          <LevelChoice
            id={id}
            options={options}
            legend={text.modes.level}
            all={isMore.ai}
            value={level}
            onChange={setLevel}
          />
          <Button
            tone="solid"
            data-start
            onClick={() =>
              start({
                controllers: [{ kind: 'person' }, { kind: 'bot', level }],
                ...startOf(starter),
              })
            }
          >
            {text.modes.ai}
          </Button>
        </section>
        <section className={styles['card']} aria-labelledby="vs-friend">
          <div className={styles['head']}>
            <span className={styles['marks']}>
              <MarkIcon symbol="X" />
              <MarkIcon symbol="O" />
            </span>
            <h3 id="vs-friend" className={styles['title']}>
              {text.modes.friend}
            </h3>
            <MoreButton
              of="vs-friend"
              isOpen={isMore.friend}
              onChange={(friend) => setMore({ ...isMore, friend })}
            />
            <p className={styles['detail']}>{text.modes.friendDetail}</p>
          </div>
          {isMore.friend || alternate ? (
            <Checkbox
              label={text.modes.alternate}
              detail={text.modes.alternateDetail}
              checked={alternate}
              onChange={setAlternate}
            />
          ) : null}
          <Button data-start onClick={() => start({ controllers: peopleFor(2), alternate })}>
            {text.modes.friendButton}
          </Button>
        </section>
      </div>
    </div>
  );
}
