/** A teacher's choices before a class opens, which may be changed later. */
import { CLASS_MINUTES, type ClassSettings } from '../../../rooms/protocol/class-wire.ts';
import { ROOM_GAMES } from '../../../rooms/protocol/room-games.ts';
import { classWords } from '../../../text/class.ts';
import { Segmented } from '../../../ui/controls/Segmented.tsx';
import type { GameId } from '../../../variants/rules.ts';
import { GameChoices } from '../lobby/GameChoices.tsx';
import panel from '../lobby/LobbyPanel.module.css';

type GameProps = {
  readonly games: ClassSettings['games'];
  readonly onChange: (games: ClassSettings['games']) => void;
};

/** The games to draw each round's game from. */
export function GameChoice({ games, onChange }: GameProps) {
  const toggle = (id: GameId) =>
    onChange(ROOM_GAMES.filter((each) => games.includes(each) !== (each === id)));
  return (
    <>
      <p className={panel['detail']}>{classWords.gamesDetail}</p>
      <GameChoices
        legend={classWords.games}
        showLegend={false}
        type="checkbox"
        chosen={games}
        onPress={toggle}
      />
    </>
  );
}

type MinutesProps = {
  readonly minutes: ClassSettings['minutes'];
  readonly onChange: (minutes: ClassSettings['minutes']) => void;
};

export const MinutesChoice = ({ minutes, onChange }: MinutesProps) => (
  <Segmented
    legend={classWords.minutes}
    showLegend
    options={[...CLASS_MINUTES.slice(1), 0].map((each) => ({
      value: String(each),
      label: classWords.minutesOf(each),
    }))}
    value={String(minutes)}
    onChange={(value) => onChange(CLASS_MINUTES.find((each) => String(each) === value) ?? 0)}
  />
);

type NamesProps = {
  readonly names: ClassSettings['names'];
  readonly onChange: (names: ClassSettings['names']) => void;
};

/** Whether pupils type their names, or get one in the page's language. */
export function NamesChoice({ names, onChange }: NamesProps) {
  const kind = names === 'own' ? 'own' : 'given';
  return (
    <div className={panel['field']}>
      <Segmented
        legend={classWords.names}
        showLegend
        options={(['given', 'own'] as const).map((value) => ({
          value,
          label: classWords.namesOf[value],
        }))}
        value={kind}
        onChange={(value) => onChange(value === 'given' ? classWords.lang : 'own')}
      />
      <p className={panel['detail']}>{classWords.namesDetail[kind]}</p>
    </div>
  );
}
