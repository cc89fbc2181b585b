import { useEffect, useRef, useState } from 'react';
import { type Controller, latestPly, type MatchState } from '../../play/match-state.ts';
import { text } from '../../text/play.ts';
import { useUntilReload } from '../../ui/page/use-until-reload.ts';
import { LevelChoice } from './LevelChoice.tsx';
import styles from './OpponentSwitch.module.css';
import { MoreButton } from './MoreButton.tsx';
import { type Starter, StarterButton, starterDetail } from './Starter.tsx';

type Props = {
  readonly match: MatchState;
  readonly onSwitch: (controllers: readonly Controller[]) => void;
  readonly onNewGame: () => void;
};

/** Changes the second seat's player during the match: a bot of some level, or a friend; and who starts the next one. */
export function OpponentSwitch({ match, onSwitch, onNewGame }: Props) {
  const [, second] = match.setup.controllers;
  const id = match.setup.game;
  const [starter, setStarter] = useUntilReload<Starter>(`${id} starter`, 'you');
  const [isMore, setMore] = useState(false);
  const all = useRef<HTMLDivElement>(null);
  // Scrolls the unfolded choices out from behind the match's buttons.
  useEffect(() => {
    if (isMore) all.current?.scrollIntoView({ block: 'nearest' });
  }, [isMore]);
  return (
    <div ref={all} className={styles['opponent']} data-opponent>
      <MoreButton isOpen={isMore} onChange={setMore} />
      <LevelChoice
        id={id}
        options={match.setup.options}
        legend={text.opponent.title}
        showLegend
        all={isMore}
        other={{ value: 'friend', label: text.opponent.friend }}
        value={second?.kind === 'bot' ? second.level : 'friend'}
        onChange={(choice) =>
          onSwitch([
            { kind: 'person' },
            choice === 'friend' ? { kind: 'person' } : { kind: 'bot', level: choice },
          ])
        }
      />
      {second?.kind === 'bot' && (isMore || starter !== 'you') ? (
        <div className={styles['starter']}>
          <StarterButton
            value={starter}
            onChange={(next) => {
              setStarter(next);
              // A running match continues; New Game begins the next one.
              if (latestPly(match) === 0 || (latestPly(match) === 1 && match.record.first === 1))
                onNewGame();
            }}
          />
          <p className={styles['detail']}>
            {starterDetail(starter)} {text.modes.startsNext}
          </p>
        </div>
      ) : null}
    </div>
  );
}
