import { asSymbol, type Mark } from '../../rules/game.ts';
import { MarkIcon } from '../controls/MarkIcon.tsx';
import styles from './NumberedMarks.module.css';

/** The small numbered marks that share a cell, or its one classical mark with its number. */
export function NumberedMarks({ marks }: { marks: readonly Mark[] }) {
  const isClassical = marks.length === 1 && !marks[0]?.ghost;
  return (
    <span
      className={`${styles['marks']} ${isClassical ? styles['classical'] : ''}`}
      data-many={marks.length > 4 || undefined}
    >
      {marks.map((mark) => {
        const symbol = asSymbol(mark.symbol);
        return (
          <span key={mark.id} className={styles['mark']}>
            {symbol ? <MarkIcon symbol={symbol} /> : null}
            <span className={styles['number']}>{mark.subscript}</span>
          </span>
        );
      })}
    </span>
  );
}
