import { BoardScene } from '../../scene/board/BoardScene.tsx';
import { Cracks, DangerLips } from '../../scene/board/Cracks.tsx';
import type { StageProps } from '../stage.ts';
import { dangerIn } from './board.ts';

/** The flat board, with the lines that are dangerous and the one that broke. */
export function Stage(props: StageProps) {
  const { layout, view } = props;
  return (
    <BoardScene {...props}>
      <DangerLips layout={layout} lines={dangerIn(view.state)} />
      <Cracks layout={layout} lines={view.lines} from={view.last?.cells[0]} />
    </BoardScene>
  );
}
