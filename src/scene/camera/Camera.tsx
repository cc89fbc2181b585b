import { useThree } from '@react-three/fiber';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Box3, type PerspectiveCamera, Spherical, Vector3 } from 'three';
import { onCameraCommand } from '../../play/camera-commands.ts';
import type { BoardLayout, Viewpoint } from '../../rules/board.ts';
import {
  type Controls,
  moveCamera,
  NARROW,
  stepCamera,
  useHome,
  viewpointOf,
} from './camera-moves.ts';
import { BoardControls } from './BoardControls.tsx';
import { fit, type Fitted, RADIANS, viewpointAt } from './fit.ts';
import type { Extent } from '../../play/framing.ts';
import { useSceneStyle } from '../world/scene-style.ts';

/** How far the viewpoint from above moves a board up, CSS pixels. */
const TOP_LIFT = 26;
/** Zoom limits as factors of the fitting distance. */
const ZOOM = { min: 0.7, max: 1.6 };

/** The camera of one board: fits it, turns by hand within limits, and returns to presets. */
export function Camera({ layout, extent }: { layout: BoardLayout; extent: Extent }) {
  const size = useThree((state) => state.size);
  const camera = useThree((state) => state.camera) as PerspectiveCamera;
  const invalidate = useThree((state) => state.invalidate);
  const { still } = useSceneStyle();
  const [controls, setControls] = useState<Controls | null>(null);
  const home = useHome(layout);
  const fitted = useRef<Fitted | null>(null);

  useLayoutEffect(() => {
    if (!controls || size.width <= 1) return;
    camera.fov = home.fov;
    camera.updateProjectionMatrix();
    const before = fitted.current;
    const fitIn = (viewpoint: Viewpoint) => fit(extent, viewpoint, size.width / size.height);
    fitted.current = { home, extent, fitIn };
    const isSame = before?.home === home;
    // Read the camera's goal, as a glide or a drag may be under way; first drop whole turns from its angle.
    controls.normalizeRotations();
    const at = controls.getSpherical(new Spherical());
    const viewpoint = isSame ? viewpointAt(home, at) : home;
    const { distance, target } = fitIn(viewpoint);
    // The player's own zoom, which doesn't apply to another part of the board.
    const zoom =
      isSame && String(before.extent.min) === String(extent.min)
        ? at.radius / before.fitIn(viewpoint).distance
        : 1;
    controls.minDistance = distance * ZOOM.min;
    controls.maxDistance = distance * ZOOM.max;
    // The middle of the picture stays on the board.
    controls.setBoundary(new Box3(new Vector3(...extent.min), new Vector3(...extent.max)));
    // Glide to another part of the board, but don't animate a resize.
    const glide = before !== null && before.extent !== extent && !still;
    moveCamera(controls, { target, distance: distance * zoom }, viewpoint, glide);
  }, [controls, camera, extent, home, size, still]);

  useEffect(() => {
    if (!controls) return undefined;
    return onCameraCommand((command) => {
      if (!stepCamera(controls, command, !still) && fitted.current) {
        const viewpoint = viewpointOf(command, home);
        const { distance, target } = fitted.current.fitIn(viewpoint);
        // Seen from above a board fills the corner where the buttons are, so it moves up a little.
        const pixel = (2 * distance * Math.tan((viewpoint.fov / 2) * RADIANS)) / size.height;
        const down = command === 'top' && size.width >= NARROW ? TOP_LIFT * pixel : 0;
        const spot = [target[0], target[1], target[2] + down] as const;
        moveCamera(controls, { distance, target: spot }, viewpoint, !still);
      }
      invalidate();
    });
  }, [controls, home, size, still, invalidate]);

  return <BoardControls controls={controls} onControls={setControls} fitted={fitted} />;
}
