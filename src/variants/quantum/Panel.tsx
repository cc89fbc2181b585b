import { useEffect, useLayoutEffect } from 'react';
import { useStore } from 'zustand';
import { attend, attention } from '../../play/attention.ts';
import { quantumView, setPostponed, toggleLinks, previewOption } from './view-state.ts';
import { isLatestShown, isPersonsTurn } from '../../play/match-state.ts';
import type { BoardView } from '../../play/view.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { Icon } from '../../ui/controls/Icon.tsx';
import { announce } from '../../ui/notices/Announcer.tsx';
import { closingCells } from './pieces.ts';
import type { PanelProps } from '../variant.ts';
import { entangledIn } from './board.ts';
import { words } from './words/en.ts';
import styles from './QuantumPanel.module.css';
import { choiceOf, MeasurementDialog } from './measurement/MeasurementDialog.tsx';

const { own } = words;

/** The panel of a quantum board, with a pending measurement. */
export function Panel({ match, view, onMove }: PanelProps) {
  const { waits } = useStore(quantumView);
  const { measurement } = entangledIn(view.state);
  // A puzzle that waits, or is lost, takes no answer.
  const isOpen = view.open.size > 0;
  const isMine = measurement !== null && isOpen && isLatestShown(match) && isPersonsTurn(match);
  usePrompt(view, isMine ? choiceOf(match, measurement) : null);
  // A postponed measurement opens again when the next one is due; but not over the console, which can answer it: what is
  // typed there would go to the dialog.
  useLayoutEffect(() => {
    setPostponed(document.activeElement?.matches('[data-console]') ?? false);
    return () => previewOption(null);
  }, [measurement?.moveNumber]);
  // Comes after the page's announcement that there is a loop.
  useEffect(() => {
    if (isMine && quantumView.getState().waits) announce(choiceOf(match, measurement));
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each measurement
  }, [measurement?.moveNumber]);
  return (
    <div className={styles['panel']} data-panel>
      {isMine && waits ? (
        <Button tone="solid" onClick={() => setPostponed(false)}>
          {own.open}
        </Button>
      ) : null}
      {isMine ? (
        <MeasurementDialog
          match={match}
          measurement={measurement}
          worths={view.worths ? view.tags : undefined}
          open={!waits}
          onMeasure={onMove}
        />
      ) : null}
    </div>
  );
}

/**
 * After the first cell, the status says what to do next, or what the cell under the pointer would do; while a
 * measurement is asked for, what is chosen.
 */
function usePrompt(view: BoardView, choice: string | null): void {
  const aim = useStore(attention, ({ hover, focus }) => hover ?? focus);
  const isHalf = view.picked.length > 0 && view.preview !== null;
  const closes = isHalf && aim !== null && closingCells(view).includes(aim);
  const prompt = choice ?? (isHalf ? (closes ? own.closes : own.second) : null);
  useEffect(() => {
    if (prompt === null) return undefined;
    attend({ prompt });
    return () => attend({ prompt: null });
  }, [prompt]);
}

/** Two rings, with a line between them or without. */
const TWO =
  'M6.5 8.8a3.2 3.2 0 1 1 0 6.4a3.2 3.2 0 1 1 0-6.4ZM17.5 8.8a3.2 3.2 0 1 1 0 6.4a3.2 3.2 0 1 1 0-6.4Z';

/** Shows or hides the links between marks. */
export function LinksButton() {
  const { areLinksShown } = useStore(quantumView);
  return (
    <Button
      size="small"
      icon
      aria-label={areLinksShown ? own.hide : own.show}
      onClick={toggleLinks}
    >
      <Icon path={areLinksShown ? `${TWO} M9.7 12h4.6` : TWO} />
    </Button>
  );
}
