import { useThree } from '@react-three/fiber';
import { useEffect } from 'react';
import { Box3, type Camera, Raycaster, Vector2, Vector3 } from 'three';
import { attend } from '../play/attention.ts';
import type { BoardLayout } from '../rules/board.ts';
import type { CellId } from '../rules/game.ts';
import { PITCH, TILE_HEIGHT } from './geometry/tile.ts';
import { TapTest } from './tap.ts';

type Props = {
  readonly layout: BoardLayout;
  readonly cells: readonly CellId[];
  /** Cells that may be picked now: only they invite a click. */
  readonly open: ReadonlySet<CellId>;
  readonly onPick: (cell: CellId) => void;
};

/** Turns pointer events on the canvas into hovered, pressed and picked cells. */
export function Picker({ layout, cells, open, onPick }: Props) {
  const canvas = useThree((state) => state.gl.domElement);
  const get = useThree((state) => state.get);
  useEffect(() => {
    const under = (event: PointerEvent) => cellAt(event, canvas, get().camera, layout, cells);
    const tap = new TapTest();
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
        canvas.style.cursor = cell !== null && open.has(cell) ? 'pointer' : 'grab';
      }
    };
    const up = (event: PointerEvent) => {
      attend({ press: null });
      const cell = tap.up(event) ? under(event) : null;
      if (cell !== null) onPick(cell);
    };
    const cancel = (event: PointerEvent) => {
      tap.cancel(event);
      attend({ press: null, hover: null });
    };
    canvas.addEventListener('pointerdown', down);
    canvas.addEventListener('pointermove', move);
    canvas.addEventListener('pointerup', up);
    canvas.addEventListener('pointercancel', cancel);
    canvas.addEventListener('pointerleave', cancel);
    return () => {
      canvas.removeEventListener('pointerdown', down);
      canvas.removeEventListener('pointermove', move);
      canvas.removeEventListener('pointerup', up);
      canvas.removeEventListener('pointercancel', cancel);
      canvas.removeEventListener('pointerleave', cancel);
      attend({ press: null, hover: null });
    };
  }, [canvas, get, layout, cells, open, onPick]);
  return null;
}

const raycaster = new Raycaster();
const pointer = new Vector2();
const box = new Box3();
const middle = new Vector3();
const hit = new Vector3();
const size = new Vector3(PITCH * 0.98, TILE_HEIGHT + 0.1, PITCH * 0.98);

/** The nearest cell under a pointer: cells are boxes, which is exact enough and costs nothing. */
function cellAt(
  event: PointerEvent,
  canvas: HTMLCanvasElement,
  camera: Camera,
  layout: BoardLayout,
  cells: readonly CellId[],
): CellId | null {
  const { left, top, width, height } = canvas.getBoundingClientRect();
  pointer.set(((event.clientX - left) / width) * 2 - 1, 1 - ((event.clientY - top) / height) * 2);
  raycaster.setFromCamera(pointer, camera);
  let nearest: CellId | null = null;
  let distance = Infinity;
  for (const cell of cells) {
    const [x, y, z] = layout.place(cell);
    box.setFromCenterAndSize(middle.set(x, y - TILE_HEIGHT / 2 + 0.05, z), size);
    const point = raycaster.ray.intersectBox(box, hit);
    const away = point ? point.distanceTo(raycaster.ray.origin) : Infinity;
    if (away < distance) [nearest, distance] = [cell, away];
  }
  return nearest;
}
