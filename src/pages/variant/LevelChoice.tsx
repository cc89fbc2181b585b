import { levelName } from '../../match/status/status.ts';
import { type Level, LEVELS } from '../../play/match-state.ts';
import { rulesOf } from '../../play/loaded-games.ts';
import { hasOptions } from '../../rules/about.ts';
import type { Json } from '../../rules/game.ts';
import { text } from '../../text/play.ts';
import { announce } from '../../ui/notices/Announcer.tsx';
import { Segmented } from '../../ui/controls/Segmented.tsx';
import styles from './ModeChoice.module.css';
import type { GameId } from '../../variants/rules.ts';

type Props<T extends string> = {
  readonly id: GameId;
  readonly options: Json;
  readonly legend: string;
  readonly showLegend?: boolean;
  /** Also shows the expert and "Match me", which are otherwise hidden unless chosen. */
  readonly all: boolean;
  readonly value: Level | T;
  readonly onChange: (value: Level | T) => void;
  /** A choice besides the computer's levels. */
  readonly other?: { readonly value: T; readonly label: string };
};

/** Explains a level whose name doesn't. */
export const levelDetail = (level: string): string | null =>
  level === 'adaptive'
    ? text.modes.adaptiveDetail
    : level === 'expert'
      ? text.modes.expertDetail
      : null;

/** Whether the game has the level with these options: the expert plays where more time makes the computer stronger. */
function isOffered(level: Level, id: GameId, options: Json): boolean {
  const { expert } = rulesOf(id).about;
  return level !== 'expert' || (expert !== undefined && hasOptions(options, expert));
}

const isRare = (level: Level): boolean => level === 'expert' || level === 'adaptive';

/** The level that was chosen last; Hard where there is no expert. */
export const levelIn = (level: Level, id: GameId, options: Json): Level =>
  isOffered(level, id, options) ? level : 'hard';

/**
 * The computer's levels. Choosing one whose name doesn't explain it announces the explanation; a switch also
 * shows it.
 */
export function LevelChoice<T extends string = never>(props: Props<T>) {
  const { id, options, all, onChange, other, ...rest } = props;
  const shown = LEVELS.filter(
    (level) => level === props.value || (isOffered(level, id, options) && (all || !isRare(level))),
  );
  const levels = shown.map((value) => ({ value, label: levelName(value, id) }));
  const detail = levelDetail(props.value);
  return (
    <div className={styles['level']}>
      <Segmented<Level | T>
        {...rest}
        rows={levels.length + (other ? 1 : 0) > (all ? 3 : 4)}
        options={other ? [...levels, other] : levels}
        onChange={(value) => {
          onChange(value);
          const spoken = levelDetail(value);
          if (spoken !== null) announce(spoken);
        }}
      />
      {other && detail !== null ? <p className={styles['detail']}>{detail}</p> : null}
    </div>
  );
}
