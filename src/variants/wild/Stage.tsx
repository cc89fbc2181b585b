import { useCallback, useMemo } from 'react';
import { BoardScene } from '../../scene/board/BoardScene.tsx';
import { Chooser, chooserTargets } from './stage/Chooser.tsx';
import type { StageProps } from '../stage.ts';

/** The flat board, and the symbols that rise over a chosen cell. */
export function Stage(props: StageProps) {
  const { layout, view, onPick } = props;
  const isChosen = view.chooser !== null;
  const pick = useCallback(
    (target: string, isDouble: boolean) => {
      // The second click of a double click belongs to the cell, not to the symbol that has just risen there.
      if (!isChosen || !isDouble) onPick(target);
    },
    [isChosen, onPick],
  );
  const targets = useMemo(() => chooserTargets(layout, view.chooser), [layout, view.chooser]);
  return (
    <BoardScene {...props} onPick={pick} more={targets}>
      <Chooser layout={layout} chooser={view.chooser} />
    </BoardScene>
  );
}
