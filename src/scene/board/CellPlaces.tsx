import { useThree } from '@react-three/fiber';
import { useEffect } from 'react';
import { Vector3 } from 'three';
import { PITCH, type BoardLayout } from '../../rules/board.ts';
import type { CellId } from '../../rules/game.ts';
import type { Controls } from '../camera/camera-moves.ts';

export type CellPlacesProps = { readonly layout: BoardLayout; readonly cells: readonly CellId[] };

/** From a cell's middle to its edge, world units. */
const HALF = PITCH / 2;
/** The camera counts as resting once it has not moved for this long. */
const REST_MS = 150;

/**
 * Moves the cells of the page's invisible grid over those on the canvas, whenever the camera rests, so that
 * a finger exploring the board with a screen reader finds them.
 */
export function CellPlaces({ layout, cells }: CellPlacesProps) {
  const get = useThree((state) => state.get);
  const size = useThree((state) => state.size);
  const controls = useThree((state) => state.controls) as Controls | null;
  useEffect(() => {
    const place = () => {
      const { camera, gl } = get();
      const grid = gl.domElement.closest('[data-board]')?.querySelector<HTMLElement>('[role=grid]');
      if (!grid) return;
      grid.dataset['placed'] = '';
      const canvas = gl.domElement.getBoundingClientRect();
      const own = grid.getBoundingClientRect();
      camera.updateMatrixWorld();
      const corner = new Vector3();
      for (const element of grid.querySelectorAll<HTMLElement>('[data-cell]')) {
        const [x, y, z] = layout.centreOf(element.dataset['cell'] ?? '');
        const [across, down] = [[] as number[], [] as number[]];
        for (const [right, front] of [
          [-HALF, -HALF],
          [-HALF, HALF],
          [HALF, -HALF],
          [HALF, HALF],
        ] as const) {
          corner.set(x + right, y, z + front).project(camera);
          across.push(canvas.left - own.left + ((corner.x + 1) / 2) * canvas.width);
          down.push(canvas.top - own.top + ((1 - corner.y) / 2) * canvas.height);
        }
        const slot = element.parentElement;
        const [left, top] = [Math.min(...across), Math.min(...down)];
        slot?.style.setProperty('--place', `${top}px auto auto ${left}px`);
        slot?.style.setProperty('--wide', `${Math.max(...across) - left}px`);
        slot?.style.setProperty('--high', `${Math.max(...down) - top}px`);
      }
    };
    let timer = setTimeout(place, REST_MS);
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(place, REST_MS);
    };
    controls?.addEventListener('update', wait);
    return () => {
      clearTimeout(timer);
      controls?.removeEventListener('update', wait);
    };
  }, [get, size, controls, layout, cells]);
  return null;
}
