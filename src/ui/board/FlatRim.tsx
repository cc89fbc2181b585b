import { rimOf, type BoardLayout } from '../../rules/board.ts';
import type { CellId } from '../../rules/game.ts';
import styles from './FlatRim.module.css';

type Props = {
  readonly layout: BoardLayout;
  readonly rows: readonly (readonly CellId[])[];
};

/** The letters and numbers on a flat board's rim. Screen readers hear them in the names of the cells. */
export default function FlatRim({ layout, rows }: Props) {
  const rim = rimOf(layout, rows);
  return (['columns', 'rows'] as const).map((side) => (
    <span key={side} className={`${styles['rim']} ${styles[side]}`} aria-hidden="true">
      {rim[side].map(({ text }) => (
        <span key={text}>{text}</span>
      ))}
    </span>
  ));
}
