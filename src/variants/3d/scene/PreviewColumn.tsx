import { useStore } from 'zustand';
import { CHOSEN_GLAZES } from '../../../scene/materials/glazes.ts';
import { attention } from '../../../play/attention.ts';
import type { BoardView } from '../../../play/view.ts';
import type { BoardLayout } from '../../../rules/board.ts';
import type { CellId } from '../../../rules/game.ts';
import { flatColor, lip } from '../../../scene/board/Highlights.tsx';
import { OnTile } from '../../../scene/board/OnTile.tsx';
import { useSceneStyle } from '../../../scene/world/scene-style.ts';

type Props = {
  readonly layout: BoardLayout;
  readonly view: BoardView;
  readonly levelOf: (cell: CellId) => number;
};

/** Highlights the cells directly above and below the one under the pointer, since lines run through them too. */
export function PreviewColumn({ layout, view, levelOf }: Props) {
  const { theme } = useSceneStyle();
  const aim = useStore(attention, ({ hover, focus }) => hover ?? focus);
  // Just after another game's board, one of its cells or a symbol may still be pointed at.
  if (aim === null || view.preview === null || !aim.includes('.')) return null;
  const at = aim.split('.')[1];
  const levels = new Set(layout.grid(view.cells).flatMap((rows) => rows.flat().map(levelOf)));
  const color = CHOSEN_GLAZES[theme][view.preview].top;
  return [...levels]
    .filter((level) => level !== levelOf(aim))
    .map((level) => (
      <OnTile
        key={level}
        layout={layout}
        cell={`${level}.${at}`}
        height={0.012}
        geometry={lip()}
        material={flatColor(color)}
      />
    ));
}
