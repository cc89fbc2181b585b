import { useEffect } from 'react';
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
import { type CellId, SYMBOLS } from '../../rules/game.ts';
import { text } from '../../text/play.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { Icon } from '../../ui/controls/Icon.tsx';
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
  const newest = view.last?.cells[0];
  useEffect(() => {
    const at = levels.findIndex((rows) => rows.flat().includes(newest ?? ''));
    if (at >= 0) showUnlessSelected(at);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- a level chosen since stays until the next move
  }, [newest]);
  // When all levels are shown, either arrow selects the level of the flat grid.
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
        {/* The board's grid has these cells for keys and screen readers. */}
        <div aria-hidden="true">
          <FlatLevel rows={levels[shown] ?? []} view={view} onPick={onPick} />
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
              <Mini rows={rows} view={view} />
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

type Rows = readonly (readonly CellId[])[];

const symbolAt = (view: BoardView, cell: CellId) =>
  SYMBOLS.find((symbol) => view.marks.some((mark) => mark.cell === cell && mark.symbol === symbol));

const isWon = (view: BoardView, cell: CellId) => view.lines.some((line) => line.includes(cell));

/** One level as a flat grid, large enough to play on. */
function FlatLevel({ rows, view, onPick }: { rows: Rows } & Pick<PanelProps, 'view' | 'onPick'>) {
  return (
    <div className={styles['flat']} style={{ gridTemplateColumns: `repeat(${rows.length}, 1fr)` }}>
      {rows.flat().map((cell) => {
        const symbol = symbolAt(view, cell);
        return (
          <span
            key={cell}
            role="presentation"
            data-flat={cell}
            className={[
              styles['cell'],
              isWon(view, cell) ? styles['won'] : '',
              view.closed?.includes(cell) ? styles['closed'] : '',
              view.open.has(cell) ? '' : styles['shut'],
            ].join(' ')}
            onClick={() => onPick(cell)}
          >
            {symbol ? <MarkIcon symbol={symbol} size={26} /> : null}
          </span>
        );
      })}
    </div>
  );
}

/** A level as a small picture. */
function Mini({ rows, view }: { rows: Rows; view: BoardView }) {
  return (
    <span
      className={styles['mini']}
      style={{ gridTemplateColumns: `repeat(${rows.length}, minmax(0, 15px))` }}
      aria-hidden="true"
    >
      {rows.flat().map((cell) => {
        const symbol = symbolAt(view, cell);
        return (
          <span key={cell} className={`${styles['dot']} ${isWon(view, cell) ? styles['won'] : ''}`}>
            {symbol ? <MarkIcon symbol={symbol} size={12} /> : null}
          </span>
        );
      })}
    </span>
  );
}
