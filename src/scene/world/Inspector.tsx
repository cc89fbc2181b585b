import { useThree } from '@react-three/fiber';
import { useEffect } from 'react';
import { Vector3, type WebGLRenderer } from 'three';
import type { BoardLayout, Vec3 } from '../../rules/board.ts';
import type { CellId } from '../../rules/game.ts';
import { useSceneStyle } from './scene-style.ts';

/** The functions that `?inspect` in the address exposes as `globalThis.__board`. */
export type Inspection = {
  /** The middle of a cell, or a place at an offset in world units, in client pixels. */
  project(cell: CellId, beside?: Vec3): { x: number; y: number };
  /** Places in the world, in client pixels. */
  seen(places: readonly Vec3[]): readonly { x: number; y: number }[];
  /** Frames rendered so far, passes for the environment map included. */
  frames(): number;
  info(): {
    calls: number;
    triangles: number;
    geometries: number;
    textures: number;
    programs: number;
    tier: string;
  };
};

declare global {
  var __board: Inspection | undefined;
}

const NOT_BESIDE: Vec3 = [0, 0, 0];
const point = new Vector3();

/** For tests and benchmarks only; the product doesn't use it. */
export function Inspector({ layout }: { layout: BoardLayout }) {
  const get = useThree((state) => state.get);
  const { tier } = useSceneStyle();
  useEffect(() => {
    // A clip's canvas is not on the page.
    if (!get().gl.domElement.isConnected) return undefined;
    const toPixels = (place: Vec3) => {
      const { camera, gl } = get();
      const { left, top, width, height } = gl.domElement.getBoundingClientRect();
      camera.updateMatrixWorld();
      point.set(...place).project(camera);
      return { x: left + ((point.x + 1) / 2) * width, y: top + ((1 - point.y) / 2) * height };
    };
    globalThis.__board = {
      project(cell, [right, up, front] = NOT_BESIDE) {
        const [x, y, z] = layout.centreOf(cell);
        return toPixels([x + right, y + up, z + front]);
      },
      seen: (places) => places.map(toPixels),
      frames: () => get().gl.info.render.frame,
      info: () => ({ ...infoOf(get().gl), tier }),
    };
    return () => {
      globalThis.__board = undefined;
    };
  }, [get, layout, tier]);
  return null;
}

function infoOf({ info }: WebGLRenderer) {
  const { calls, triangles } = info.render;
  const { geometries, textures } = info.memory;
  return { calls, triangles, geometries, textures, programs: info.programs?.length ?? 0 };
}
