import { useMemo } from 'react';
import { BoardScene } from '../../scene/BoardScene.tsx';
import { Chooser, chooserTargets } from '../../scene/Chooser.tsx';
import type { StageProps } from '../stage.ts';

/** The flat board, and the symbols that rise over a chosen cell. */
export function Stage(props: StageProps) {
  const { layout, view } = props;
  const targets = useMemo(() => chooserTargets(layout, view.chooser), [layout, view.chooser]);
  return (
    <BoardScene {...props} more={targets}>
      <Chooser layout={layout} chooser={view.chooser} />
    </BoardScene>
  );
}
