import { useThree } from '@react-three/fiber';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Box3, type PerspectiveCamera, Spherical, Vector3 } from 'three';
import { onCameraCommand } from '../../../play/camera-commands.ts';
import { attention } from '../../../play/attention.ts';
import type { Roam, RoamTarget } from '../../../play/roam.ts';
import { PITCH, type BoardLayout, type Viewpoint } from '../../../rules/board.ts';
import type { CellId } from '../../../rules/game.ts';
import {
  type Controls,
  moveCamera,
  NARROW,
  stepCamera,
  useHome,
  viewpointOf,
} from '../../../scene/camera/camera-moves.ts';
import { extentOf } from '../../../scene/camera/extent.ts';
import { type Fit, fit, RADIANS } from '../../../scene/camera/fit.ts';
import type { Extent } from '../../../play/framing.ts';
import { useSceneStyle } from '../../../scene/world/scene-style.ts';
import { boxOf, isSeen, isSeenFrom, NEAR, placeAt, spotAt, withMargin } from './plane-space.ts';
import { BoardControls } from '../../../scene/camera/BoardControls.tsx';
import { changeOf, type CanvasPlace, canvasPlaceOf } from './canvas-place.ts';
import { useFollowMarks } from './use-follow-marks.ts';
import { usePan } from './use-pan.ts';

type Props = {
  readonly layout: BoardLayout;
  /** The whole board. */
  readonly extent: Extent;
  /** All marks and their neighbours. */
  readonly kept: Extent;
  /** The last mark's place, shown when the board is too large to show as a whole. */
  readonly last: CellId | null;
  /** Finished lines, which must be visible at the end. */
  readonly lines: readonly (readonly CellId[])[];
  readonly roam: Roam;
};

/** Players may zoom out until cells are this small, CSS pixels. */
const LEAST_CELL = { wide: 19, narrow: 22 };
/** The camera itself keeps all cells at least this wide, and at least this deep while it follows play; CSS pixels. */
const FRAMED_CELL = 36;
/** The nearest zoom, in cells across. */
const CLOSEST = 3;
const FAR = 800;
/** The smallest distance of the board's edge from the canvas's middle, as a fraction of its half. */
const INNER = 0.8;

/** The camera of a growing board: moves across the board, and follows the play only when nobody points. */
export function RoamingCamera({ layout, extent, kept, last, lines, roam }: Props) {
  const size = useThree((state) => state.size);
  const camera = useThree((state) => state.camera) as PerspectiveCamera;
  const canvas = useThree((state) => state.gl.domElement);
  const invalidate = useThree((state) => state.invalidate);
  const { still } = useSceneStyle();
  const [controls, setControls] = useState<Controls | null>(null);
  const home = useHome(layout);
  const place = useRef<CanvasPlace | null>(null);
  /** The newest mark when the camera was last fitted or shifted. */
  const fittedTo = useRef(last);
  const leastCell = size.width < NARROW ? LEAST_CELL.narrow : LEAST_CELL.wide;
  const tan = Math.tan((home.fov / 2) * RADIANS);
  const farthest = (size.height * PITCH) / (2 * tan * leastCell);
  const reach = (size.height * PITCH) / (2 * tan * FRAMED_CELL);
  const framed = reach * Math.sin(home.elevation * RADIANS);
  // A position that the page opens with, such as a puzzle, is shown as a whole, even if its cells are small.
  const [opened] = useState(last);
  const marksReach = last === opened ? Math.max(reach, farthest) : reach;

  /** Fits the board from a direction; if it is too large, all marks, and then the newest. */
  const fitTo = (viewpoint: Viewpoint): Fit => {
    const aspect = size.width / size.height;
    const whole = fit(extent, viewpoint, aspect);
    // Before the first mark it is a picture of the game, however small.
    if (last === null || depthOf(extent, whole, viewpoint) <= reach) return whole;
    const marks = fit(kept, viewpoint, aspect);
    const depth = depthOf(kept, marks, viewpoint);
    if (depth <= marksReach) {
      // As near to the board's middle, and as far away, as all marks and their size allow, to show more board
      // and less beside it.
      const fits = stepsBetween(whole.target, marks.target).map((target) => {
        const most = reach - depthOf(kept, { target, distance: 0 }, viewpoint);
        return { target, distance: Math.max(marks.distance, Math.min(most, whole.distance)) };
      });
      return (
        fits.find(
          (each) =>
            depthOf(kept, each, viewpoint) <= Math.max(reach, depth) &&
            isSeenFrom(each, viewpoint, aspect, kept),
        ) ?? marks
      );
    }
    const newest = last === null ? whole.target : layout.centreOf(last);
    // The extent of the canvas each way: a mark near a corner needn't be in the middle.
    const half = tan * INNER;
    const across = framed * half * aspect;
    const deep = framed * half;
    const up = Math.sin(viewpoint.elevation * RADIANS);
    const along = Math.cos(viewpoint.elevation * RADIANS) * half;
    const x = clamp(newest[0], extent.min[0] + across, extent.max[0] - across);
    const z = clamp(
      newest[2],
      extent.min[2] + deep / (up - along),
      extent.max[2] - deep / (up + along),
    );
    // A wide canvas may cut off the near corner of a turned board.
    const near = {
      min: [newest[0] - NEAR, 0, newest[2] - NEAR],
      max: [newest[0] + NEAR, 0, newest[2] + NEAR],
    } as const;
    const fits = stepsBetween([x, 0, z], newest).map((target) => ({ target, distance: framed }));
    return fits.find((each) => isSeenFrom(each, viewpoint, aspect, near)) ?? whole;
  };
  /** Whether an area can be shown as a whole with cells that are large enough. */
  const hasRoom = (area: Extent, viewpoint: Viewpoint): boolean =>
    depthOf(area, fit(area, viewpoint, camera.aspect), viewpoint) <= reach;
  const latest = useRef({ fitted: fitTo, extent, kept, hasRoom, layout, still });

  useLayoutEffect(() => {
    latest.current = { fitted: fitTo, extent, kept, hasRoom, layout, still };
    if (!controls || size.width <= 1) return;
    const close = fit(boxOf(CLOSEST), home, size.width / size.height).distance;
    const { distance } = fit(extent, home, size.width / size.height);
    controls.minDistance = close;
    const most = last === null ? distance : farthest;
    controls.maxDistance = Math.max(close * 2, Math.min(most, distance * 1.6));
    bounds.set(vector.set(...extent.min).setY(-1), top.set(...extent.max).setY(1));
    controls.setBoundary(bounds);
    const now = canvasPlaceOf(canvas, home);
    // The canvas moves to its new place a moment later.
    if (Math.abs(now.width - size.width) > 1 || Math.abs(now.height - size.height) > 1) return;
    const before = place.current;
    const change = changeOf(before, now, last !== fittedTo.current);
    place.current = now;
    if (change === 'none') return;
    fittedTo.current = last;
    if (before && change === 'map') {
      // Cells stay where they are on the screen.
      const pixel = (2 * tan * controls.distance) / before.height;
      const down = now.start + now.height / 2 - before.start - before.height / 2;
      void controls.dollyTo((controls.distance * now.height) / before.height, false);
      void controls.truck((now.middle - before.middle) * pixel, 0, false);
      void controls.forward((-down * pixel) / Math.cos(controls.polarAngle), false);
      controls.update(0);
      return;
    }
    camera.fov = home.fov;
    camera.far = FAR;
    camera.updateProjectionMatrix();
    moveCamera(controls, fitTo(home), home, false);
  });

  useEffect(() => {
    if (!controls) return undefined;
    const glide = (viewpoint: Viewpoint) => {
      moveCamera(controls, latest.current.fitted(viewpoint), viewpoint, !latest.current.still);
      invalidate();
    };
    const goTo = (to: RoamTarget) => {
      const viewpoint = currentViewpoint(controls, home);
      const whole = fit(latest.current.extent, viewpoint, camera.aspect);
      if (to === 'whole' && whole.distance <= controls.maxDistance) {
        moveCamera(controls, whole, viewpoint, !latest.current.still);
        return invalidate();
      }
      if (typeof to === 'string') return glide(viewpoint);
      void controls.moveTo(...placeAt(latest.current.layout, to), !latest.current.still);
      return invalidate();
    };
    const stops = [
      onCameraCommand((command) => {
        if (stepCamera(controls, command, !latest.current.still)) invalidate();
        else glide(viewpointOf(command, home));
      }),
      roam.onTarget(goTo),
      // Keep the keyboard's cell in view.
      attention.subscribe(({ focus }, before) => {
        if (focus === null || focus === before.focus) return;
        const [x, , z] = latest.current.layout.centreOf(focus);
        const cell = { min: [x, 0, z], max: [x, 0, z] } as const;
        if (isSeen(camera, cell, 0.86)) return;
        const { extent: whole, kept: marks } = latest.current;
        const viewpoint = currentViewpoint(controls, home);
        const isShown = [whole, marks].some(
          (area) => isWithin(area, x, z) && latest.current.hasRoom(area, viewpoint),
        );
        // If showing all marks includes the cell, moving to the cell would push other marks out of sight.
        goTo(isShown ? 'all' : spotAt(latest.current.layout, x, z));
      }),
    ];
    return () => stops.forEach((stop) => stop());
  }, [controls, camera, home, roam, invalidate]);

  const seam = lines.flat().join(' ');
  useEffect(() => {
    if (!controls || seam === '') return;
    const { layout: board, still: isStill } = latest.current;
    const box = withMargin(extentOf(board, seam.split(' ')));
    // The camera may be on its way to another mark.
    const { at, viewpoint } = viewpointAtRest(controls, home);
    if (isSeenFrom(at, viewpoint, camera.aspect, box, INNER)) return;
    // Shows all marks with the line, if they fit.
    const isAll = latest.current.hasRoom(latest.current.kept, viewpoint);
    const { target, distance } = isAll
      ? latest.current.fitted(viewpoint)
      : fit(box, viewpoint, camera.aspect);
    const far = Math.max(distance, at.distance);
    moveCamera(controls, { target, distance: far }, viewpoint, !isStill);
    invalidate();
  }, [controls, camera, home, seam, invalidate]);

  useFollowMarks(roam, layout, kept, last, seam !== '');
  usePan(controls);
  return <BoardControls controls={controls} onControls={setControls} />;
}

const bounds = new Box3();
const vector = new Vector3();
const top = new Vector3();
const spherical = new Spherical();

/** Eleven places on the way from one to another, both included. */
const stepsBetween = ([x, , z]: Fit['target'], [toX, , toZ]: Fit['target']): Fit['target'][] =>
  Array.from({ length: 11 }, (_, step) => {
    const fraction = step / 10;
    return [x + (toX - x) * fraction, 0, z + (toZ - z) * fraction];
  });

/** Clamps a value between two limits, or returns their middle where they have crossed. */
const clamp = (value: number, least: number, most: number): number =>
  least > most ? (least + most) / 2 : Math.max(least, Math.min(most, value));

const isWithin = ({ min, max }: Extent, x: number, z: number): boolean =>
  x >= min[0] && x <= max[0] && z >= min[2] && z <= max[2];

/** How far the farthest corner of an area is from the camera, along its direction. */
function depthOf({ min, max }: Extent, { distance, target }: Fit, viewpoint: Viewpoint): number {
  const turn = viewpoint.azimuth * RADIANS;
  const away = [min[0], max[0]].flatMap((x) =>
    [min[2], max[2]].map(
      (z) => -(x - target[0]) * Math.sin(turn) - (z - target[2]) * Math.cos(turn),
    ),
  );
  return distance + Math.max(...away) * Math.cos(viewpoint.elevation * RADIANS);
}

/** Where the camera comes to rest, and its direction there. */
function viewpointAtRest(
  controls: Controls,
  { fov }: Viewpoint,
): { at: Fit; viewpoint: Viewpoint } {
  const { x, y, z } = controls.getTarget(vector, true);
  const { radius, theta, phi } = controls.getSpherical(spherical, true);
  const viewpoint = { fov, azimuth: theta / RADIANS, elevation: 90 - phi / RADIANS };
  return { at: { target: [x, y, z], distance: radius }, viewpoint };
}

/** The camera's current direction. */
const currentViewpoint = (controls: Controls, { fov }: Viewpoint): Viewpoint => ({
  fov,
  azimuth: controls.azimuthAngle / RADIANS,
  elevation: 90 - controls.polarAngle / RADIANS,
});
