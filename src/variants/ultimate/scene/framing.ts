/** The frame of the camera on a canvas too small for 81 cells of a finger's size. */
import { PerspectiveCamera, Vector3 } from 'three';
import { type BoardLayout, type Viewpoint } from '../../../rules/board.ts';
import type { CellId } from '../../../rules/game.ts';
import { cameraAxes, fit } from '../../../scene/camera/fit.ts';
import type { Extent } from '../../../play/framing.ts';
import { TABLETOP_Y } from '../../../scene/geometry/tray.ts';
import { centreOfBoard } from '../board.ts';

type CanvasSize = { readonly width: number; readonly height: number };

/**
 * The smallest cells that a tap plays on, CSS pixels. A mouse points more precisely. Where the whole board has smaller
 * ones than a finger needs, the camera goes to the board to play on. The flat board: `LEAST_BOARD`.
 */
export const LEAST = { touch: 29, mouse: 20 };
/** Where the whole board has smaller cells than this, its tray reaches the edges of the canvas. */
export const ROOMY = 37;

/**
 * Half the width of the frame: the tray up to the edges of the canvas, or one board and its neighbours'
 * edges.
 */
const WHOLE = 5.08;
/** Moves the frame towards the player, since the camera's buttons reach a little way over the canvas. */
const LOW = 0.24;
const NEAR = { upright: 2.5, lying: 2.2 };
const TOP = 0.28;

const square = (x: number, z: number, half: number): Extent => ({
  min: [x - half, TABLETOP_Y, z - half],
  max: [x + half, TOP, z + half],
});

const whole = square(0, LOW, WHOLE);

/** The extent of one small board, or of all. */
export function extentNear(near: number | null, isUpright: boolean): Extent {
  if (near === null) return whole;
  const [x, , z] = centreOfBoard(near);
  return square(x, z, isUpright ? NEAR.upright : NEAR.lying);
}

const one = new Vector3();
const other = new Vector3();

/** Neighbouring cells in the corners of the board, where perspective makes the smallest and largest cells. */
const NEIGHBOURS = [
  ['0.0', '0.1'],
  ['0.0', '0.3'],
  ['2.2', '2.1'],
  ['2.2', '2.5'],
  ['6.6', '6.7'],
  ['6.6', '6.3'],
  ['8.8', '8.7'],
  ['8.8', '8.5'],
] as const;

/** The side of the smallest cell as the camera sees the board now, CSS pixels. */
export function leastCell(
  layout: BoardLayout,
  camera: PerspectiveCamera,
  { width, height }: CanvasSize,
): number {
  const project = (cell: CellId, to: Vector3) => to.set(...layout.centreOf(cell)).project(camera);
  const sides = NEIGHBOURS.map(([a, b]) => {
    project(a, one);
    project(b, other);
    return Math.hypot(((one.x - other.x) * width) / 2, ((one.y - other.y) * height) / 2);
  });
  return Math.min(...sides);
}

/** The side of the smallest cell where the whole board is shown, its tray up to the edges of the canvas; CSS pixels. */
export function leastCellOfWhole(
  layout: BoardLayout,
  viewpoint: Viewpoint,
  size: CanvasSize,
): number {
  const aspect = size.width / size.height;
  const { distance, target } = fit(whole, viewpoint, aspect);
  const camera = new PerspectiveCamera(viewpoint.fov, aspect);
  const to = new Vector3(...target);
  camera.position.copy(to).addScaledVector(new Vector3(...cameraAxes(viewpoint).back), distance);
  camera.lookAt(to);
  camera.updateMatrixWorld();
  return leastCell(layout, camera, size);
}
