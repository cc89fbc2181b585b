import { useEffect } from 'react';
import { useStore } from 'zustand';
import { attention } from '../../play/attention.ts';
import { entanglement, letWait, toggleLinks, tryOut } from './view-state.ts';
import { isLive, isPersonsTurn } from '../../play/match-state.ts';
import type { BoardView } from '../../play/view.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { closingCells } from './pieces.ts';
import type { PanelProps } from '../variant.ts';
import { entangledIn } from './board.ts';
import { words } from './words/en.ts';
import styles from './Panel.module.css';
import { Measurement } from './measurement/Measurement.tsx';

const { own } = words;

/** The panel of a quantum board: the switch for links, the next step, and a pending measurement. */
export function Panel({ match, view, onMove }: PanelProps) {
  const { shown, waits } = useStore(entanglement);
  const { measure } = entangledIn(view.state);
  const isMine = measure !== null && isLive(match) && isPersonsTurn(match);
  // A postponed measurement opens again when the next one is due.
  useEffect(() => {
    letWait(false);
    return () => tryOut(null);
  }, [measure?.moveNumber]);
  return (
    <div className={styles['panel']}>
      <Button onClick={toggleLinks}>{shown ? own.hide : own.show}</Button>
      {isMine && waits ? (
        <Button tone="solid" onClick={() => letWait(false)}>
          {own.open}
        </Button>
      ) : null}
      <SecondSquare view={view} />
      {isMine ? (
        <Measurement
          match={match}
          measure={measure}
          worths={view.worths ? view.tags : undefined}
          open={!waits}
          onMeasure={onMove}
        />
      ) : null}
    </div>
  );
}

/** After the first square: what to do next, and what the square under the pointer would do. */
function SecondSquare({ view }: { view: BoardView }) {
  const aim = useStore(attention, ({ hover, focus }) => hover ?? focus);
  const [first] = view.picked;
  if (first === undefined || view.preview === null) return null;
  const closes = aim !== null && closingCells(view).includes(aim);
  return <p className={styles['next']}>{closes ? own.closes : own.second}</p>;
}
