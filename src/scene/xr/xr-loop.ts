/** A running XR session: places the board and follows the pointers, frame by frame. */
import { Group, Matrix4, type Mesh, type PerspectiveCamera, type Scene, Vector3 } from 'three';
import { siteSettings, themeOf } from '../../look/settings.ts';
import type { Extent } from '../../play/framing.ts';
import { PALETTES } from '../materials/glazes.ts';
import { firstScale, stand, WIDTH, widthOf } from './placement.ts';
import { type Cast, isPointer, Pointing, rayAlong } from './pointing.ts';
import { drop, rayOf, reticleOf, surroundingsMesh } from './shapes.ts';
import type { Slate } from './slate.ts';

type RunOptions = {
  readonly mode: 'ar' | 'vr';
  readonly extent: Extent;
  readonly camera: PerspectiveCamera;
  readonly scene: Scene;
  readonly space: () => XRReferenceSpace | null;
  readonly slate: Slate | null;
  readonly onPlaced: () => void;
};

/** The only layer drawn until the board is placed. three reserves 1 and 2 for the eyes. */
const UNPLACED = 3;
/**
 * The board's place if no surface is found, in metres: `away` in front of the eyes and `down` below them, or
 * lower, so that its top is `over` below them.
 */
const REACH = { down: 0.42, away: 0.55, over: 0.12 };
/** How level a surface must be: the upward part of its normal. */
const LEAST_UP = 0.8;

/** The board's matrix in the XR session's space, and its anchor. */
type StandingBoard = {
  readonly board: Matrix4;
  isPlaced: boolean;
  /** Whether a tap has asked to place the board. */
  isAsked: boolean;
  anchor: XRAnchor | null;
  /** From the anchor to the board; null until the next frame tells where the anchor is. */
  offset: Matrix4 | null;
};

/** Runs an XR session. Returns a function that removes everything it has added to the scene. */
export function runXrSession(xrSession: XRSession, options: RunOptions): () => void {
  const { mode, extent, camera, scene, space, slate, onPlaced } = options;
  const standing: StandingBoard = {
    board: new Matrix4(),
    isPlaced: false,
    isAsked: false,
    anchor: null,
    offset: null,
  };
  const pointing = new Pointing(slate);
  const rig = new Group();
  rig.matrixAutoUpdate = false;
  const reticle = reticleOf(extent);
  reticle.layers.set(UNPLACED);
  reticle.visible = false;
  const rays = [rayOf(), rayOf()];
  for (const ray of rays) ray.layers.enable(UNPLACED);
  scene.add(rig, reticle, ...(slate ? [slate.mesh] : []));
  rig.add(camera, ...rays);
  camera.layers.set(UNPLACED);
  const surfaces = mode === 'ar' ? surfacesIn(xrSession) : () => null;
  let surroundings: Mesh | null = null;

  const place = (frame: XRFrame, base: XRReferenceSpace, eye: Vector3) => {
    const hit = surfaces(frame, base);
    reticle.visible = hit?.at !== undefined;
    const at = hit ? hit.at : placeAhead(frame, base, eye, extent);
    if (!at) return;
    standing.board.copy(stand(extent, at, eye));
    if (hit && !standing.isAsked) return;
    standing.isPlaced = true;
    reticle.visible = false;
    camera.layers.set(0);
    if (mode === 'vr') {
      const page = getComputedStyle(document.documentElement).getPropertyValue('--page').trim();
      surroundings = surroundingsMesh(PALETTES[themeOf(siteSettings.getState())], page);
      surroundings.position.copy(at);
      rig.add(surroundings);
    }
    void hit?.anchor()?.then(
      (anchor) => (standing.anchor = anchor),
      () => undefined,
    );
    onPlaced();
  };

  const castIn =
    (frame: XRFrame): Cast =>
    (source) => {
      const base = space();
      const pose = base && frame.getPose(source.targetRaySpace, base);
      return pose ? rayAlong(matrixOf(pose.transform).premultiply(rig.matrix)) : null;
    };

  const move = (cast: Cast) => {
    const width = widthOf(extent) * standing.board.getMaxScaleOnAxis();
    const moved = pointing.drag(cast, extent.min[1], [WIDTH.least / width, WIDTH.most / width]);
    if (!moved) return;
    standing.board.multiply(moved);
    standing.offset = null;
  };

  const onFrame = (_time: number, frame: XRFrame) => {
    xrSession.requestAnimationFrame(onFrame);
    const base = space();
    const viewer = base && frame.getViewerPose(base);
    if (!viewer) return;
    if (standing.isPlaced) moveToAnchor(standing, frame, base);
    else place(frame, base, new Vector3().setFromMatrixPosition(matrixOf(viewer.transform)));
    const cast = castIn(frame);
    if (standing.isPlaced) {
      move(cast);
      pointing.hover(xrSession.inputSources, cast);
    }
    rig.matrix.copy(standing.board).invert();
    rig.matrixWorldNeedsUpdate = true;
    const hands = [...xrSession.inputSources].filter(isPointer);
    rays.forEach((ray, i) => {
      const hand = hands[i] && frame.getPose(hands[i].targetRaySpace, base);
      ray.visible = Boolean(hand);
      if (hand) ray.matrix.copy(matrixOf(hand.transform));
    });
  };

  const ray = ({ frame, inputSource }: XRInputSourceEvent) => castIn(frame)(inputSource);
  const begin = (event: XRInputSourceEvent) => {
    pointing.start(event.inputSource, ray(event));
    // Presence depends on pointermove, which XR doesn't fire, so send one.
    globalThis.dispatchEvent(new Event('pointermove'));
  };
  const select = (event: XRInputSourceEvent) => {
    if (standing.isPlaced) pointing.select(event.inputSource, ray(event));
    else standing.isAsked = reticle.visible;
  };
  const finish = (event: XRInputSourceEvent) => pointing.end(event.inputSource);
  xrSession.addEventListener('selectstart', begin);
  xrSession.addEventListener('select', select);
  xrSession.addEventListener('selectend', finish);
  xrSession.requestAnimationFrame(onFrame);
  return () => {
    xrSession.removeEventListener('selectstart', begin);
    xrSession.removeEventListener('select', select);
    xrSession.removeEventListener('selectend', finish);
    for (const mesh of [reticle, ...rays, ...(surroundings ? [surroundings] : [])]) drop(mesh);
    slate?.dispose();
    rig.removeFromParent();
  };
}

const matrixOf = ({ matrix }: XRRigidTransform) => new Matrix4().fromArray(matrix);

type Surface = {
  /** Where the device sees a surface; undefined while it finds none. */
  readonly at: Vector3 | undefined;
  readonly anchor: () => Promise<XRAnchor> | undefined;
};

/** Asks the device for the surface in the middle of its picture; null where it cannot look for surfaces. */
function surfacesIn(xrSession: XRSession) {
  let source: XRHitTestSource | null | undefined;
  const ask = async () => {
    const space = await xrSession.requestReferenceSpace('viewer');
    source = (await xrSession.requestHitTestSource?.({ space })) ?? null;
  };
  ask().catch(() => (source = null));
  return (frame: XRFrame, base: XRReferenceSpace): Surface | null => {
    if (source === null) return null;
    const results = source ? frame.getHitTestResults(source) : [];
    for (const result of results) {
      const pose = result.getPose(base);
      const matrix = pose && matrixOf(pose.transform);
      if (!matrix || (matrix.elements[5] ?? 0) < LEAST_UP) continue;
      return {
        at: new Vector3().setFromMatrixPosition(matrix),
        anchor: () => result.createAnchor?.(),
      };
    }
    return { at: undefined, anchor: () => undefined };
  };
}

/** A place for the board in front of the eyes. */
function placeAhead(frame: XRFrame, base: XRReferenceSpace, eye: Vector3, extent: Extent): Vector3 {
  const viewer = frame.getViewerPose(base);
  const ahead = new Vector3(0, 0, -1);
  if (viewer) ahead.transformDirection(matrixOf(viewer.transform)).setY(0);
  if (ahead.lengthSq() < 0.01) ahead.set(0, 0, -1);
  const height = (extent.max[1] - extent.min[1]) * firstScale(extent);
  const y = eye.y - Math.max(REACH.down, height + REACH.over);
  return ahead.normalize().multiplyScalar(REACH.away).add(eye).setY(y);
}

/** Keeps the board at its anchor, which moves as the device learns more of the room. */
function moveToAnchor(standing: StandingBoard, frame: XRFrame, base: XRReferenceSpace): void {
  const pose = standing.anchor && frame.getPose(standing.anchor.anchorSpace, base);
  if (!pose) return;
  const anchor = matrixOf(pose.transform);
  if (standing.offset) standing.board.copy(anchor).multiply(standing.offset);
  else standing.offset = anchor.invert().multiply(standing.board);
}
