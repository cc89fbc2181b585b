import { type CSSProperties, useEffect } from 'react';
import { useStore } from 'zustand';
import {
  closeStack,
  showUnlessSelected,
  showAll,
  spreadLevels,
  stackView,
  selectLevel,
} from './view-state.ts';
import type { BoardView } from '../../play/view.ts';
import type { CellId } from '../../rules/game.ts';
import { text } from '../../text/play.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { Icon } from '../../ui/controls/Icon.tsx';
import { symbolsByCell, wonIn } from '../../ui/board/GridCell.tsx';
import { MarkIcon } from '../../ui/controls/MarkIcon.tsx';
import { Slider } from '../../ui/controls/Slider.tsx';
import type { PanelProps } from '../variant.ts';
import styles from './StackPanel.module.css';
import { words } from './words/en.ts';

const { own } = words;

/** The panel of a stacked board: selects a level, spreads the levels, and shows each one flat. */
export function Panel({ layout, view, onPick }: PanelProps) {
  const { level, shown, spread } = useStore(stackView);
  useEffect(() => closeStack, []);
  const levels = layout.grid(view.cells);
  const levelOf = (cell = '') => levels.findIndex((rows) => rows.flat().includes(cell));
  const newest = view.last?.cells[0];
  useEffect(() => {
    const at = levelOf(newest);
    if (at >= 0) showUnlessSelected(at);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- a level chosen since stays until the next move
  }, [newest]);
  const [hinted] = view.hint ?? [];
  useEffect(() => {
    const at = levelOf(hinted);
    if (at >= 0 && level !== null) selectLevel(at);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for a hint; another level may be chosen after it
  }, [hinted]);
  // While all levels are shown, either arrow selects the level of the flat grid.
  const step = (by: number) => selectLevel(level === null ? shown : shown + by);
  return (
    <section className={styles['panel']} aria-labelledby="levels">
      <div className={styles['head']}>
        <h2 id="levels" className={styles['title']}>
          {level === null ? own.every(levels.length) : own.level(level + 1, levels.length)}
        </h2>
        <Button
          size="small"
          icon
          aria-label={own.previous}
          disabled={level === 0}
          onClick={() => step(-1)}
        >
          <Icon name="back" />
        </Button>
        <Button
          size="small"
          icon
          aria-label={own.next}
          disabled={level === levels.length - 1}
          onClick={() => step(1)}
        >
          <Icon name="forward" />
        </Button>
        <Button size="small" tone="quiet" disabled={level === null} onClick={showAll}>
          {own.all}
        </Button>
      </div>
      <div className={styles['row']}>
        {/* Hidden from screen readers and keys, which use the board's grid. */}
        <div aria-hidden="true">
          <Level rows={levels[shown] ?? []} view={view} onPick={onPick} />
          <p className={styles['caption']}>{own.flat(shown + 1)}</p>
        </div>
        <div className={styles['thumbnails']} role="group" aria-label={own.thumbnails}>
          {levels.map((rows, at) => (
            <button
              key={rows.flat().join(' ')}
              type="button"
              className={styles['thumbnail']}
              aria-pressed={level === at}
              onClick={() => selectLevel(at)}
            >
              <span className={styles['name']}>{text.board.level(at + 1)}</span>
              <span aria-hidden="true">
                <Level rows={rows} view={view} />
              </span>
            </button>
          ))}
        </div>
      </div>
      <label className={styles['spread']}>
        <span>{own.spread}</span>
        <Slider
          min={0}
          max={1}
          step={0.05}
          value={spread}
          onChange={(event) => spreadLevels(event.currentTarget.valueAsNumber)}
        />
      </label>
    </section>
  );
}

type LevelProps = {
  readonly rows: readonly (readonly CellId[])[];
  readonly view: BoardView;
  /** Without it the level is a small picture. */
  readonly onPick?: PanelProps['onPick'];
};

/** One level as a flat grid, for sighted players with a pointer. */
function Level({ rows, view, onPick }: LevelProps) {
  const symbols = symbolsByCell(view);
  const won = wonIn(view);
  return (
    <span
      className={styles[onPick ? 'flat' : 'mini']}
      style={{ '--across': rows.length } as CSSProperties}
    >
      {rows.flat().map((cell) => {
        const symbol = symbols.get(cell);
        return (
          <span
            key={cell}
            role="presentation"
            data-flat={onPick && cell}
            className={[
              styles[onPick ? 'cell' : 'dot'],
              won.has(cell) ? styles['won'] : '',
              view.closedAtFirst?.includes(cell) ? styles['closed'] : '',
              view.open.has(cell) ? '' : styles['shut'],
            ].join(' ')}
            onClick={onPick && (() => onPick(cell))}
          >
            {symbol ? <MarkIcon symbol={symbol} size={onPick ? 26 : 12} /> : null}
          </span>
        );
      })}
    </span>
  );
}
