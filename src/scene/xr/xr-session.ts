/**
 * The board on a real table, or on one in a quiet room. The board stays where it is in the scene: the camera goes
 * into a rig that is scaled and placed, so nothing else has to know of it (ADR 36).
 */
import { type PerspectiveCamera, Ray, type Vector2, Vector3 } from 'three';
import { sendCameraCommand } from '../../play/camera-commands.ts';
import { attend } from '../../play/attention.ts';
import { type Extent, framing } from '../../play/framing.ts';
import type { World } from '../world/world.tsx';
import { visibleExtent, onTabletop } from './placement.ts';
import { runXrSession } from './xr-loop.ts';
import { Slate, type SlateSource } from './slate.ts';

/** `ar`: on a real table in the picture of the device's camera. `vr`: on a table in a drawn room. */
export type XrMode = 'ar' | 'vr';

type XrStart = {
  readonly world: World;
  readonly mode: XrMode;
  /** The page element to draw over the picture of the device's camera, where a device can. */
  readonly overlay: HTMLElement;
  readonly slate: SlateSource;
  /** Called when the board has been placed. */
  readonly onPlaced: () => void;
  /** Called when the XR session is over, for whatever reason, and the scene is restored. */
  readonly onEnd: () => void;
};

/** The page's hold on an XR session. */
export type XrHandle = {
  readonly leave: () => void;
  /** Whether the page's overlay is visible. */
  readonly hasOverlay: boolean;
};

/** The near and far limits of the scene's camera, metres. */
const SIGHT = { near: 0.02, far: 30 };

const FEATURES: Readonly<Record<XrMode, XRSessionInit>> = {
  ar: {
    requiredFeatures: ['hit-test'],
    optionalFeatures: ['dom-overlay', 'anchors', 'hand-tracking'],
  },
  vr: { optionalFeatures: ['hand-tracking'] },
};

/** Asks for an XR session, which a tap must have led to; rejects when it is refused. */
export async function openXrSession({
  world,
  mode,
  overlay,
  slate,
  onPlaced,
  onEnd,
}: XrStart): Promise<XrHandle> {
  const state = world.state();
  const { extent: whole } = framing.getState();
  if (!navigator.xr || !state || !whole) throw new Error('there is no board for a table');
  const { gl, scene } = state;
  const camera = state.camera as PerspectiveCamera;
  const domOverlay = mode === 'ar' ? { domOverlay: { root: overlay } } : {};
  const xrSession = await navigator.xr.requestSession(`immersive-${mode}`, {
    ...FEATURES[mode],
    ...domOverlay,
  });
  const leave = () => void xrSession.end().catch(() => undefined);
  const extent: Extent = whole.grows ? visibleExtent(whole, seenBy(camera)) : whole;
  const before = {
    position: camera.position.clone(),
    quaternion: camera.quaternion.clone(),
    near: camera.near,
    far: camera.far,
    mask: camera.layers.mask,
  };
  let close = () => {};
  const restore = () => {
    gl.xr.removeEventListener('sessionend', restore);
    gl.domElement.removeEventListener('webglcontextlost', leave);
    close();
    camera.removeFromParent();
    camera.position.copy(before.position);
    camera.quaternion.copy(before.quaternion);
    camera.scale.set(1, 1, 1);
    camera.near = before.near;
    camera.far = before.far;
    camera.layers.mask = before.mask;
    camera.updateProjectionMatrix();
    const { width, height } = world.element.getBoundingClientRect();
    if (width > 0) world.state()?.setSize(width, height, 0, 0);
    attend({ press: null, hover: null });
    // The board may have grown beyond what the scene's camera showed.
    if (whole.grows) sendCameraCommand('reset');
    onEnd();
  };
  gl.xr.addEventListener('sessionend', restore);
  gl.domElement.addEventListener('webglcontextlost', leave);
  gl.xr.setReferenceSpaceType('local');
  try {
    await gl.xr.setSession(xrSession);
  } catch (error) {
    leave();
    throw error;
  }
  const hasOverlay = Boolean(xrSession.domOverlayState);
  Object.assign(camera, SIGHT);
  close = runXrSession(xrSession, {
    mode,
    extent,
    camera,
    scene,
    space: () => gl.xr.getReferenceSpace(),
    onPlaced,
    slate: hasOverlay ? null : new Slate(extent, slate),
  });
  return { leave, hasOverlay };
}

/** The corners of the ground that a camera sees. */
function seenBy(camera: PerspectiveCamera): Vector2[] {
  camera.updateMatrixWorld();
  const from = new Vector3().setFromMatrixPosition(camera.matrixWorld);
  return [-1, 1].flatMap((x) =>
    [-1, 1].flatMap((y) => {
      const away = new Vector3(x, y, 0.5).unproject(camera).sub(from).normalize();
      return onTabletop(new Ray(from, away), 0) ?? [];
    }),
  );
}
