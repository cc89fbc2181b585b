import { BoardGrid, type GridProps } from '../../ui/board/BoardGrid.tsx';
import { boardsIn } from './board.ts';
import { BoardMap } from './map/BoardMap.tsx';
import { FlatView } from './map/FlatView.tsx';
import { SmallBoards } from './SmallBoards.tsx';

/** Nine boards in one tray, and over their cells where to play and who won which. */
export function Grid(props: GridProps) {
  const { view, roam, veiled } = props;
  const boards = boardsIn(view.state);
  return (
    <>
      <FlatView view={view} active={boards.active} roam={roam} isFlat={!veiled}>
        <BoardGrid {...props} hasSmallBoards>
          <SmallBoards boards={boards} view={view} />
        </BoardGrid>
      </FlatView>
      <BoardMap view={view} />
    </>
  );
}
