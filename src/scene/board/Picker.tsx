import { useThree } from '@react-three/fiber';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { Box3, type Camera, type Ray, Raycaster, Vector2, Vector3 } from 'three';
import { attend, attention } from '../../play/attention.ts';
import type { BoardLayout, Vec3 } from '../../rules/board.ts';
import type { CellId } from '../../rules/game.ts';
import { PITCH, TILE_HEIGHT } from '../geometry/tile.ts';
import { TapTest } from './tap.ts';

/** A pick target: a box in the world and its pick. */
export type Target = { readonly pick: string; readonly at: Vec3; readonly size: Vec3 };

/** The target under a ray through the pointer. */
export type Hit = (ray: Ray) => string | null;

type Props = {
  readonly hit: Hit;
  /** The picks allowed now; only these show as clickable. */
  readonly open: ReadonlySet<string>;
  /** A finger's first tap only points at a target; the second one picks it. */
  readonly confirm: boolean;
  /** `isDouble`: by the second click of a double click. */
  readonly onPick: (pick: string, isDouble: boolean) => void;
};

/** The cells of a board as boxes around their tiles and the marks on them. */
export function cellTargets(layout: BoardLayout, cells: readonly CellId[]): Target[] {
  return cells.map((cell) => {
    const [x, y, z] = layout.place(cell);
    return { pick: cell, at: [x, y - TILE_HEIGHT / 2 + 0.05, z], size: TILE_BOX };
  });
}

/** Turns pointer events on the canvas into hovered, pressed and picked cells. */
export function Picker(props: Props) {
  const canvas = useThree((state) => state.gl.domElement);
  const get = useThree((state) => state.get);
  // Keep the listeners when the board changes, so that a position arriving during a press doesn't lose the tap.
  const latest = useRef(props);
  useLayoutEffect(() => {
    latest.current = props;
  });
  useEffect(() => {
    const under = (event: PointerEvent) => latest.current.hit(rayOf(event, canvas, get().camera));
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
      // Not what a gliding camera has brought there since.
      const cell = tap.up(event) ? attention.getState().press : null;
      attend({ press: null });
      isPicked = cell !== null;
      if (cell === null) return;
      const { confirm, open, onPick } = latest.current;
      const isPreview = confirm && event.pointerType !== 'mouse' && open.has(cell);
      if (isPreview && attention.getState().hover !== cell) return attend({ hover: cell });
      // The target a finger pointed at has been played, so clear the hover.
      if (event.pointerType !== 'mouse') attend({ hover: null });
      onPick(cell, tap.isDouble);
    };
    const cancel = (event: PointerEvent) => {
      tap.cancel(event);
      // Lifting a finger leaves the canvas too, but its target stays highlighted.
      attend({ press: null, ...(event.pointerType === 'mouse' ? { hover: null } : {}) });
    };
    // A pick may move the page. The click that follows a touch would then land on whatever is there now.
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
    };
  }, [canvas, get]);
  return null;
}

const raycaster = new Raycaster();
const pointer = new Vector2();
const box = new Box3();
const middle = new Vector3();
const touched = new Vector3();
const size = new Vector3();
const TILE_BOX: Vec3 = [PITCH * 0.98, TILE_HEIGHT + 0.1, PITCH * 0.98];

function rayOf(event: PointerEvent, canvas: HTMLCanvasElement, camera: Camera): Ray {
  const { left, top, width, height } = canvas.getBoundingClientRect();
  pointer.set(((event.clientX - left) / width) * 2 - 1, 1 - ((event.clientY - top) / height) * 2);
  raycaster.setFromCamera(pointer, camera);
  return raycaster.ray;
}

/** The nearest target. Boxes are precise enough and cheap. */
export const nearestOf =
  (targets: readonly Target[]): Hit =>
  (ray) => {
    let nearest: string | null = null;
    let distance = Infinity;
    for (const target of targets) {
      box.setFromCenterAndSize(middle.set(...target.at), size.set(...target.size));
      const point = ray.intersectBox(box, touched);
      const away = point ? point.distanceTo(ray.origin) : Infinity;
      if (away < distance) [nearest, distance] = [target.pick, away];
    }
    return nearest;
  };
