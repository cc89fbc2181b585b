import { BoardGrid, type GridProps } from '../../ui/board/BoardGrid.tsx';
import { boardsIn } from './board.ts';
import { BoardMap } from './map/BoardMap.tsx';
import { SmallBoards } from './SmallBoards.tsx';

/** Nine boards in one tray, and over their cells where to play and who won which. */
export function Grid(props: GridProps) {
  return (
    <>
      <BoardGrid {...props} hasBlocks>
        <SmallBoards boards={boardsIn(props.view.state)} />
      </BoardGrid>
      {props.veiled ? <BoardMap view={props.view} /> : null}
    </>
  );
}
