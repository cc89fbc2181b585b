import { useThree } from '@react-three/fiber';
import { useEffect, useRef } from 'react';
import { attention } from '../../../play/attention.ts';
import type { Roam } from '../../../play/roam.ts';
import type { BoardLayout } from '../../../rules/board.ts';
import type { CellId } from '../../../rules/game.ts';
import type { Extent } from '../../../play/framing.ts';
import { isSeen, NEAR, spotAt } from './plane-space.ts';

/** Long enough for tiles to grow or to go, and for a finger to lift. */
const REST_MS = 700;
/** With the mouse off the board no cell can move under it, so the camera moves while new tiles are laid. */
const AWAY_MS = 100;
/** How long the camera takes to move. */
const GLIDE_MS = 900;
/** A mouse that has been idle on the board this long no longer keeps the camera from moving. */
const MOUSE_REST_MS = 1800;

/**
 * Moves the camera to new cells or marks outside the canvas, once no pointer is on the board, so that no
 * cell moves under it; a mouse that rests there only keeps visible marks from moving. After an undo it moves
 * away again, and after the end it shows the finished line.
 */
export function useFollowMarks(
  roam: Roam,
  layout: BoardLayout,
  /** All marks and their neighbours. */
  kept: Extent,
  last: CellId | null,
  isOver: boolean,
): void {
  const camera = useThree((state) => state.camera);
  const canvas = useThree((state) => state.gl.domElement);
  const before = useRef({ kept, last });
  const want = useRef<'all' | 'less' | 'last' | null>(null);
  /** The time at which the camera will show all marks, milliseconds. */
  const arrival = useRef(0);

  useEffect(() => {
    const { kept: earlier, last: older } = before.current;
    before.current = { kept, last };
    const wasSeen = performance.now() < arrival.current || isSeen(camera, earlier);
    if (earlier !== kept && wasSeen)
      want.current = areaOf(kept) < areaOf(earlier) || want.current === 'less' ? 'less' : 'all';
    else if (last !== older) want.current ??= 'last';
    if (isOver) want.current = null;
    const hasMouse = matchMedia('(hover: hover)').matches;
    let isOn = hasMouse && canvas.matches(':hover');
    let timer: ReturnType<typeof setTimeout> | undefined;
    const waitForRest = () => {
      clearTimeout(timer);
      if (want.current === null || attention.getState().press !== null) return;
      if (isOn && (last === null || isSeen(camera, areaAround(layout, last, 0)))) return;
      timer = setTimeout(
        () => {
          const wish = want.current;
          want.current = null;
          if (wish === 'less' || (wish === 'all' && !isSeen(camera, kept))) {
            arrival.current = performance.now() + GLIDE_MS;
            roam.goTo('all');
          }
          if (wish !== 'last' || last === null) return;
          const [x, , z] = layout.centreOf(last);
          if (!isSeen(camera, areaAround(layout, last, NEAR))) roam.goTo(spotAt(layout, x, z));
        },
        isOn ? MOUSE_REST_MS : hasMouse && want.current === 'all' ? AWAY_MS : REST_MS,
      );
    };
    const enter = ({ pointerType }: PointerEvent) => {
      isOn ||= pointerType === 'mouse';
      if (isOn) waitForRest();
      else clearTimeout(timer);
    };
    const leave = () => {
      isOn = false;
      waitForRest();
    };
    waitForRest();
    canvas.addEventListener('pointermove', enter);
    canvas.addEventListener('pointerdown', enter);
    canvas.addEventListener('pointerleave', leave);
    return () => {
      clearTimeout(timer);
      canvas.removeEventListener('pointermove', enter);
      canvas.removeEventListener('pointerdown', enter);
      canvas.removeEventListener('pointerleave', leave);
    };
  }, [roam, layout, kept, last, isOver, camera, canvas]);
}

/** The box around a cell with a margin. */
function areaAround(layout: BoardLayout, cell: CellId, far: number): Extent {
  const [x, , z] = layout.centreOf(cell);
  return { min: [x - far, 0, z - far], max: [x + far, 0, z + far] };
}

const areaOf = ({ min, max }: Extent): number => (max[0] - min[0]) * (max[2] - min[2]);
