import { useThree } from '@react-three/fiber';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { Box3, type Camera, type Ray, Raycaster, Vector2, Vector3 } from 'three';
import { attend, attention } from '../../play/attention.ts';
import { PITCH, type BoardLayout } from '../../rules/board.ts';
import type { CellId } from '../../rules/game.ts';
import { TILE_HEIGHT } from '../geometry/tile.ts';
import { TapTest } from './tap.ts';

/** The cell under a ray through the pointer. */
export type Hit = (ray: Ray) => CellId | null;

type Props = {
  readonly hit: Hit;
  /** The cells that can be picked now; only these look clickable. */
  readonly open: ReadonlySet<string>;
  /** A finger's first tap only points at a cell; the second one picks it. */
  readonly confirm: boolean;
  readonly onPick: (pick: CellId) => void;
};

/** Picks by rays that don't come from the canvas's pointer: those of hands, and of taps on a tabletop. */
type RayPicker = {
  readonly hit: Hit;
  /** Picks a cell, or only previews it, as a tap or a click on the canvas does. */
  pick(cell: CellId, isMouse: boolean): void;
};

let rays: RayPicker | null = null;

/** The picker of the board in the scene. */
export const rayPicker = (): RayPicker | null => rays;

/** Turns pointer events on the canvas into hovered, pressed and picked cells. */
export function Picker(props: Props) {
  const canvas = useThree((state) => state.gl.domElement);
  const get = useThree((state) => state.get);
  // Keep the listeners when the board changes, so that a position arriving during a press doesn't lose the tap.
  const latest = useRef(props);
  useLayoutEffect(() => {
    latest.current = props;
  });
  // After another position, or in another part of the board, a second tap counts as a first one.
  useEffect(() => () => attend({ tapped: null }), [props.open]);
  useEffect(() => {
    const under = (event: PointerEvent) => latest.current.hit(rayOf(event, canvas, get().camera));
    const pick = (cell: CellId, isMouse: boolean) => {
      const { confirm, open, onPick } = latest.current;
      const isPreview = confirm && !isMouse && open.has(cell);
      if (isPreview && attention.getState().tapped !== cell)
        return attend({ hover: cell, tapped: cell });
      // The cell that the finger pointed at has been played.
      if (!isMouse) attend({ hover: null, tapped: null });
      onPick(cell);
    };
    const own = { hit: (ray: Ray) => latest.current.hit(ray), pick };
    // A clip's canvas is not on the page, whose board keeps its picker.
    if (canvas.isConnected) rays = own;
    const tap = new TapTest();
    let isPicked = false;
    const down = (event: PointerEvent) => {
      if (event.button !== 0) return;
      tap.down(event);
      attend({ press: under(event) });
    };
    const move = (event: PointerEvent) => {
      if (!tap.move(event)) attend({ press: null });
      if (event.pointerType === 'mouse') {
        const cell = event.buttons === 0 ? under(event) : null;
        attend({ hover: cell });
        canvas.style.cursor = cell !== null && latest.current.open.has(cell) ? 'pointer' : 'grab';
      }
    };
    const up = (event: PointerEvent) => {
      // Ignores a cell that the moving camera has brought under the finger.
      const cell = tap.up(event) ? attention.getState().press : null;
      attend({ press: null });
      isPicked = cell !== null;
      if (cell !== null) pick(cell, event.pointerType === 'mouse');
    };
    const cancel = (event: PointerEvent) => {
      tap.cancel(event);
      // Lifting a finger leaves the canvas too, but its cell stays highlighted.
      attend({ press: null, ...(event.pointerType === 'mouse' ? { hover: null } : {}) });
    };
    // A pick may move the page, and the click that follows a touch would then hit another element.
    const end = (event: TouchEvent) => {
      if (isPicked && event.cancelable) event.preventDefault();
      isPicked = false;
    };
    canvas.addEventListener('pointerdown', down);
    canvas.addEventListener('pointermove', move);
    canvas.addEventListener('pointerup', up);
    canvas.addEventListener('touchend', end, { passive: false });
    canvas.addEventListener('pointercancel', cancel);
    canvas.addEventListener('pointerleave', cancel);
    return () => {
      canvas.removeEventListener('pointerdown', down);
      canvas.removeEventListener('pointermove', move);
      canvas.removeEventListener('pointerup', up);
      canvas.removeEventListener('touchend', end);
      canvas.removeEventListener('pointercancel', cancel);
      canvas.removeEventListener('pointerleave', cancel);
      attend({ press: null, hover: null });
      // The next board's picker may already be registered.
      if (rays === own) rays = null;
    };
  }, [canvas, get]);
  return null;
}

const raycaster = new Raycaster();
const pointer = new Vector2();
const box = new Box3();
const middle = new Vector3();
const touched = new Vector3();
const TILE_BOX = new Vector3(PITCH * 0.98, TILE_HEIGHT + 0.1, PITCH * 0.98);

function rayOf(event: PointerEvent, canvas: HTMLCanvasElement, camera: Camera): Ray {
  const { left, top, width, height } = canvas.getBoundingClientRect();
  pointer.set(((event.clientX - left) / width) * 2 - 1, 1 - ((event.clientY - top) / height) * 2);
  raycaster.setFromCamera(pointer, camera);
  return raycaster.ray;
}

/** The nearest cell whose tile or mark a ray hits. Boxes are precise enough and cheap. */
export const nearestOf =
  (layout: BoardLayout, cells: readonly CellId[]): Hit =>
  (ray) => {
    let nearest: CellId | null = null;
    let distance = Infinity;
    for (const cell of cells) {
      const [x, y, z] = layout.centreOf(cell);
      box.setFromCenterAndSize(middle.set(x, y - TILE_HEIGHT / 2 + 0.05, z), TILE_BOX);
      const point = ray.intersectBox(box, touched);
      const away = point ? point.distanceTo(ray.origin) : Infinity;
      if (away < distance) [nearest, distance] = [cell, away];
    }
    return nearest;
  };
