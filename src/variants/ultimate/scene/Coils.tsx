import { useStore } from 'zustand';
import { attention } from '../../../play/attention.ts';
import type { BoardView } from '../../../play/view.ts';
import { Coil } from '../../../scene/board/Coil.tsx';
import { CHOSEN_GLAZES } from '../../../scene/materials/glazes.ts';
import { useSceneStyle } from '../../../scene/world/scene-style.ts';
import { centreOfBoard, sentTo } from '../board.ts';

/** The height by which a board is raised when it may be played on, world units. */
export const LIFT_HEIGHT = 0.16;
const HALF = 1.5 * 1.05 + 0.06;

/** A coil in the mover's colour around the one board they must play on. */
export function ActiveBoardRing({ active, view }: { active: readonly number[]; view: BoardView }) {
  const { theme } = useSceneStyle();
  const [only, more] = active;
  if (only === undefined || more !== undefined || view.preview === null) return null;
  const [x, , z] = centreOfBoard(only);
  return (
    <Coil
      at={[x, LIFT_HEIGHT - 0.02, z]}
      half={HALF}
      radius={0.055}
      color={CHOSEN_GLAZES[theme][view.preview].top}
    />
  );
}

/** The board to which the cell under the pointer or a resting finger would send the other player. */
export function TargetBoardRing({ view }: { view: BoardView }) {
  const { palette } = useSceneStyle();
  const aim = useStore(attention, ({ press, hover, focus }) => press ?? hover ?? focus);
  if (aim === null || !view.open.has(aim)) return null;
  return sentTo(view.state, aim).map((board) => {
    const [x, , z] = centreOfBoard(board);
    return <Coil key={board} at={[x, 0.03, z]} half={HALF} radius={0.03} color={palette.crack} />;
  });
}
