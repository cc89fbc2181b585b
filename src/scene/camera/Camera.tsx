import { CameraControls } from '@react-three/drei';
import { useThree } from '@react-three/fiber';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Box3, type PerspectiveCamera, Spherical, Vector3 } from 'three';
import { onAim } from '../../play/aim.ts';
import type { BoardLayout, Viewpoint } from '../../rules/board.ts';
import {
  type Controls,
  look,
  nudge,
  POLAR,
  RADIANS,
  useGestures,
  useHome,
  usePageScroll,
  viewOf,
} from './camera-moves.ts';
import { fit, type Extent, type Fit } from './fit.ts';
import { useLook } from '../world/look.ts';

/** Zoom limits as factors of the fitting distance. */
const ZOOM = { min: 0.7, max: 1.6 };

const orbit = new Spherical();
const bounds = new Box3();
const [low, high] = [new Vector3(), new Vector3()];

/** The camera of one board: fits it, turns by hand within limits, and returns by presets. */
export function Camera({ layout, extent }: { layout: BoardLayout; extent: Extent }) {
  const size = useThree((state) => state.size);
  const camera = useThree((state) => state.camera) as PerspectiveCamera;
  const invalidate = useThree((state) => state.invalidate);
  const { still } = useLook();
  const [controls, setControls] = useState<Controls | null>(null);
  const home = useHome(layout);
  const fitted = useRef<{
    readonly fit: Fit;
    readonly home: Viewpoint;
    readonly extent: Extent;
  } | null>(null);

  useLayoutEffect(() => {
    if (!controls || size.width <= 1) return;
    camera.fov = home.fov;
    camera.updateProjectionMatrix();
    const next = fit(extent, home, size.width / size.height);
    const before = fitted.current;
    // The end of a glide: `controls.distance` may still be changing.
    const zoom = before ? controls.getSpherical(orbit).radius / before.fit.distance : 1;
    fitted.current = { fit: next, home, extent };
    controls.minDistance = next.distance * ZOOM.min;
    controls.maxDistance = next.distance * ZOOM.max;
    // The middle of the picture stays on the board.
    controls.setBoundary(bounds.set(low.set(...extent.min), high.set(...extent.max)));
    if (before?.home !== home) look(controls, next, home, false);
    else {
      // Glide to another part of the board, but don't animate a resize.
      const glide = before.extent !== extent && !still;
      void controls.moveTo(...next.target, glide);
      void controls.dollyTo(next.distance * zoom, glide);
    }
    controls.update(0);
  }, [controls, camera, extent, home, size, still]);

  useEffect(() => {
    if (!controls) return undefined;
    return onAim((order) => {
      if (!nudge(controls, order, !still)) {
        const view = viewOf(order, home);
        look(controls, fit(extent, view, size.width / size.height), view, !still);
      }
      invalidate();
    });
  }, [controls, extent, home, size, still, invalidate]);

  useGestures(controls);
  usePageScroll(controls);
  return (
    <CameraControls
      ref={setControls}
      minPolarAngle={POLAR.min * RADIANS}
      maxPolarAngle={POLAR.max * RADIANS}
      smoothTime={still ? 0 : 0.22}
      draggingSmoothTime={still ? 0 : 0.08}
    />
  );
}
