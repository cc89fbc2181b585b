import { ROOM_GAMES } from '../../../rooms/protocol/room-games.ts';
import { Picture } from '../../../ui/controls/Picture.tsx';
import { cardOf } from '../../../variants/menu.ts';
import type { GameId } from '../../../variants/rules.ts';
import styles from './GameChoices.module.css';

type Props = {
  readonly legend: string;
  /** False where a heading says the same. */
  readonly showLegend?: boolean;
  /** 'radio' to choose one game, 'checkbox' for several. */
  readonly type: 'radio' | 'checkbox';
  readonly chosen: readonly GameId[];
  /** Called when a game is pressed. */
  readonly onPress: (game: GameId) => void;
};

/** The games that can be played over a network, to choose from. */
export const GameChoices = ({ legend, showLegend = true, type, chosen, onPress }: Props) => (
  <fieldset className={styles['games']}>
    <legend className={showLegend ? styles['legend'] : 'visually-hidden'}>{legend}</legend>
    {ROOM_GAMES.map((id) => (
      <label key={id} className={styles['game']}>
        <input
          type={type}
          name="variant"
          value={id}
          checked={chosen.includes(id)}
          onChange={() => onPress(id)}
        />
        <Picture name={id} alt="" width={720} height={480} className={styles['picture']} />
        <span>{cardOf(id).name}</span>
      </label>
    ))}
  </fieldset>
);
