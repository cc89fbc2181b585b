import { useStore } from 'zustand';
import { quantumView, setPostponed, previewOption } from '../view-state.ts';
import { gameOf, type MatchState, turnOf } from '../../../play/match-state.ts';
import { type CellId, type Mark, asSymbol } from '../../../rules/game.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Dialog } from '../../../ui/dialogs/Dialog.tsx';
import { MarkIcon } from '../../../ui/controls/MarkIcon.tsx';
import { cellName } from '../../../ui/board/cell-name.ts';
import { layoutOf, type Measurement } from '../board.ts';
import { words } from '../words/en.ts';
import styles from './MeasurementDialog.module.css';

const { own } = words;
const LETTERS = ['A', 'B'] as const;

type Props = {
  readonly match: MatchState;
  readonly measurement: Measurement;
  /** The result of each option in words, where that is shown. */
  readonly worths?: ReadonlyMap<CellId, string> | undefined;
  readonly open: boolean;
  readonly onMeasure: (cell: CellId) => void;
};

/** The dialog for a closed loop: in which of its two cells does the last mark land? */
export function MeasurementDialog({ match, measurement, worths, open, onMeasure }: Props) {
  const previewedOption = useStore(quantumView, (state) => state.previewedOption);
  const chosen = measurement.options.indexOf(previewedOption ?? '');
  const letter = LETTERS[chosen];
  return (
    <Dialog
      title={own.title}
      detail={`${own[measurement.kind]} ${choiceOf(match, measurement)}`}
      open={open}
      onClose={() => setPostponed(true)}
      closeLabel={own.look}
      isQuestion
      opener={() =>
        document.querySelector(`[data-cell="${previewedOption ?? measurement.options[0]}"]`)
      }
    >
      <div className={styles['options']} role="radiogroup" aria-label={own.title}>
        {measurement.options.map((cell, at) => (
          <Option
            key={cell}
            letter={LETTERS[at] ?? 'A'}
            cell={cell}
            worth={worths?.get(cell)}
            marks={measurement.landings[at] ?? []}
            standing={gameOf(match).marks(match.states.at(-1) ?? null)}
            checked={previewedOption === cell}
            isFirst={previewedOption === null ? at === 0 : previewedOption === cell}
            onMeasure={onMeasure}
          />
        ))}
      </div>
      <Button
        tone="solid"
        disabled={letter === undefined}
        onClick={() => previewedOption !== null && onMeasure(previewedOption)}
      >
        {letter === undefined ? own.undecided : own.measure(letter)}
      </Button>
    </Dialog>
  );
}

/** The decision, and who makes it. */
export const choiceOf = (match: MatchState, { symbol, moveNumber }: Measurement): string =>
  own.choose(chooserOf(match), symbol, moveNumber);

/** The chooser: "You", or a player by symbol where two share the device. */
function chooserOf(match: MatchState): string {
  const sharesDevice = match.setup.controllers.every(({ kind }) => kind === 'person');
  const symbol = gameOf(match).symbol(turnOf(match) ?? 0, match.record.options);
  return sharesDevice ? own.player(symbol) : own.you;
}

type OptionProps = {
  readonly letter: string;
  readonly cell: CellId;
  readonly worth: string | undefined;
  /** The marks that would become classical, in the order of cause. */
  readonly marks: readonly Mark[];
  /** The board as it is now. */
  readonly standing: readonly Mark[];
  readonly checked: boolean;
  /** Gets the focus when the question opens. */
  readonly isFirst: boolean;
  readonly onMeasure: (cell: CellId) => void;
};

const CELLS: readonly CellId[] = ['0', '1', '2', '3', '4', '5', '6', '7', '8'];
const placeOf = (cell: CellId): string => cellName(layoutOf(), CELLS, cell).full;

function Option({ letter, cell, worth, marks, standing, checked, ...rest }: OptionProps) {
  const { isFirst, onMeasure } = rest;
  const after = [...standing.filter(({ ghost }) => !ghost), ...marks];
  return (
    <label className={styles['option']}>
      <input
        type="radio"
        name="measurement"
        data-autofocus={isFirst || undefined}
        className={styles['input']}
        checked={checked}
        onChange={() => previewOption(cell)}
        onKeyDown={({ key, repeat }) => {
          // Ignores the held key that closed the loop.
          if (key !== 'Enter' || repeat) return;
          if (checked) onMeasure(cell);
          else previewOption(cell);
        }}
      />
      <span>
        <span className={styles['letter']}>{own.option(letter, placeOf(cell))}</span>
        {worth === undefined ? null : <span className={styles['worth']}>{worth}</span>}
        <span className={styles['chain']}>
          {marks
            .map(({ symbol, subscript = 0, cell: into }) =>
              own.lands(symbol, subscript, placeOf(into)),
            )
            .join(' · ')}
        </span>
      </span>
      <Mini marks={after} added={marks} />
    </label>
  );
}

/** The board after an option: only its classical marks. */
function Mini({ marks, added }: { marks: readonly Mark[]; added: readonly Mark[] }) {
  return (
    <span className={styles['mini']} aria-hidden="true">
      {CELLS.map((cell) => {
        const mark = marks.find((each) => each.cell === cell);
        const symbol = asSymbol(mark?.symbol);
        return (
          <span key={cell} className={styles['square']}>
            {symbol ? <MarkIcon symbol={symbol} size={28} /> : null}
            {mark && added.includes(mark) ? (
              <span className={styles['number']}>{mark.subscript}</span>
            ) : null}
          </span>
        );
      })}
    </span>
  );
}
