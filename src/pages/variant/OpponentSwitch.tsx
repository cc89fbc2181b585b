import { LEVELS } from '../../bots/levels.ts';
import type { Controller, MatchState } from '../../play/match-state.ts';
import { text } from '../../text/play.ts';
import { Segmented } from '../../ui/controls/Segmented.tsx';

const CHOICES = [...LEVELS, 'friend'] as const;
type Choice = (typeof CHOICES)[number];

type Props = {
  readonly match: MatchState;
  readonly onSwitch: (controllers: readonly Controller[]) => void;
};

/** Changes the second seat's player during the match: a bot of some level, or a friend. */
export function OpponentSwitch({ match, onSwitch }: Props) {
  const [, second] = match.setup.controllers;
  const now: Choice = second?.kind === 'bot' ? second.level : 'friend';
  return (
    <Segmented
      legend={text.opponent.title}
      showLegend
      options={CHOICES.map((value) => ({
        value,
        label: value === 'friend' ? text.opponent.friend : text.modes[value],
      }))}
      value={now}
      onChange={(choice) =>
        onSwitch([
          { kind: 'person' },
          choice === 'friend' ? { kind: 'person' } : { kind: 'bot', level: choice },
        ])
      }
    />
  );
}
