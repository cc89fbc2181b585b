import { useCallback, useEffect, useMemo, useRef } from 'react';
import { BoardScene } from '../../scene/BoardScene.tsx';
import { Chooser, chooserTargets } from '../../scene/Chooser.tsx';
import type { StageProps } from '../stage.ts';

/** A click that comes sooner belongs to the cell: it is the second one of a double click. */
const RISING_MS = 350;

/** The flat board, and the symbols that rise over a chosen cell. */
export function Stage(props: StageProps) {
  const { layout, view, onPick } = props;
  const risen = useRef(0);
  const chosen = view.chooser?.cell;
  useEffect(() => void (risen.current = performance.now()), [chosen]);
  const pick = useCallback(
    (cell: string) => {
      if (chosen === undefined || performance.now() - risen.current > RISING_MS) onPick(cell);
    },
    [chosen, onPick],
  );
  const targets = useMemo(() => chooserTargets(layout, view.chooser), [layout, view.chooser]);
  return (
    <BoardScene {...props} onPick={pick} more={targets}>
      <Chooser layout={layout} chooser={view.chooser} />
    </BoardScene>
  );
}
