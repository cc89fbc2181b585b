/** Takes pictures of the whole board in the scene, while the canvas on screen stays as it is (ADR 34). */
import type { RootState } from '@react-three/fiber';
import { PerspectiveCamera, Vector2, Vector3 } from 'three';
import { framing } from '../../play/framing.ts';
import { RADIANS } from './fit.ts';
import type { World } from '../world/world.tsx';

/** A scene is at rest after this long without a new frame. If it never is, the picture is taken after the longest time. */
const REST_MS = 250;
const LONGEST_MS = 5000;

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Whether there is a board to take a picture of. */
export const hasBoard = ({ store }: World): boolean => {
  const { status, scene } = store.getState();
  return status === 'ready' && scene !== null;
};

/**
 * A picture's size in pixels, and the part that the board takes, from the left and from the top. Its shadow and the
 * names of its levels may be beside that part.
 */
export type Size = {
  readonly width: number;
  readonly height: number;
  readonly board: { readonly left: number; readonly width: number; readonly height: number };
};

/** Draws the board from its current side, once it has come to rest. Rejects without a board. */
export async function takePicture(world: World, size: Size): Promise<HTMLCanvasElement> {
  framing.setState({ showsAll: true });
  try {
    await waitForRest(world);
    const state = world.state();
    if (!state || !hasBoard(world)) throw new Error('there is no board to draw');
    return draw(state, size);
  } finally {
    framing.setState({ showsAll: false });
  }
}

/** Resolves when the scene has come to rest, or after the longest time. */
export async function waitForRest(world: World): Promise<void> {
  const until = performance.now() + LONGEST_MS;
  const frame = () => world.state()?.gl.info.render.frame;
  let before: number | undefined;
  do {
    before = frame();
    await wait(REST_MS);
  } while (frame() !== before && performance.now() < until);
}

/**
 * Draws on the scene's own canvas, whose shaders are compiled, and restores the screen's picture before the
 * browser shows anything.
 */
function draw({ gl, scene, camera }: RootState, size: Size): HTMLCanvasElement {
  const { width, height } = size;
  const picture = document.createElement('canvas');
  [picture.width, picture.height] = [width, height];
  const paint = picture.getContext('2d');
  if (!paint || gl.getContext().isContextLost()) throw new Error('there is nothing to draw with');
  const screen = gl.getSize(new Vector2());
  const ratio = gl.getPixelRatio();
  const { antialias } = gl.getContextAttributes() ?? {};
  try {
    // Without antialiasing, draw at twice the size and scale down.
    gl.setDrawingBufferSize(width, height, antialias ? 1 : 2);
    gl.render(scene, cameraFor(camera as PerspectiveCamera, size));
    paint.imageSmoothingQuality = 'high';
    paint.drawImage(gl.domElement, 0, 0, width, height);
  } finally {
    gl.setDrawingBufferSize(screen.x, screen.y, ratio);
    gl.render(scene, camera);
  }
  return picture;
}

const back = new Vector3();

/** A camera that sees the whole board from the direction of another. */
export function cameraFor(screen: PerspectiveCamera, size: Size): PerspectiveCamera {
  const { width, height, board } = size;
  screen.getWorldDirection(back).negate();
  const viewpoint = {
    fov: screen.fov,
    azimuth: Math.atan2(back.x, back.z) / RADIANS,
    elevation: Math.asin(back.y) / RADIANS,
  };
  const { fit } = framing.getState();
  if (!fit) throw new Error('the board has no size');
  const aspect = board.width / board.height;
  const { distance, target } = fit(viewpoint, aspect);
  const camera = new PerspectiveCamera(viewpoint.fov, aspect, distance / 10, distance * 4);
  camera.position.set(...target).addScaledVector(back, distance);
  camera.lookAt(...target);
  camera.setViewOffset(board.width, board.height, -board.left, 0, width, height);
  camera.updateMatrixWorld();
  return camera;
}
