import { useThree } from '@react-three/fiber';
import { useLayoutEffect, useMemo, useRef } from 'react';
import { type BufferGeometry, type InstancedMesh, Matrix4 } from 'three';
import type { Theme } from '../../look/palette.ts';
import { PALETTES } from '../materials/glazes.ts';
import type { Vec3 } from '../../rules/board.ts';
import { trayGeometry } from '../geometry/tray.ts';
import { useSceneStyle } from '../world/scene-style.ts';

const SEGMENTS = 64;
const shapes = new Map<string, BufferGeometry>();

/** The glazed tray that holds the tiles. `inner` is half the width of its floor, world units. */
export function Tray({ inner }: { inner: number }) {
  const { theme, surfaces } = useSceneStyle();
  const geometry = useMemo(() => shapeOf(theme, inner), [theme, inner]);
  return (
    // An instanced mesh of one, like tiles and marks, so that all shadows share a shader program.
    <instancedMesh
      args={[undefined, undefined, 1]}
      geometry={geometry}
      material={surfaces.tray}
      castShadow
      receiveShadow
    />
  );
}

/** Several trays of one size in one draw call, at these places. */
export function Trays({ inner, at }: { inner: number; at: readonly Vec3[] }) {
  const mesh = useRef<InstancedMesh>(null);
  const { theme, surfaces } = useSceneStyle();
  const invalidate = useThree((state) => state.invalidate);
  const geometry = useMemo(() => shapeOf(theme, inner), [theme, inner]);
  useLayoutEffect(() => {
    const trays = mesh.current;
    if (!trays) return;
    at.forEach((place, index) => trays.setMatrixAt(index, matrix.makeTranslation(...place)));
    trays.instanceMatrix.needsUpdate = true;
    trays.computeBoundingSphere();
    invalidate();
  }, [at, geometry, surfaces, invalidate]);
  return <instancedMesh ref={mesh} key={at.length} args={[geometry, surfaces.tray, at.length]} />;
}

const matrix = new Matrix4();

function shapeOf(theme: Theme, inner: number): BufferGeometry {
  const key = `${theme} ${inner}`;
  const shape = shapes.get(key) ?? trayGeometry(PALETTES[theme].tray, inner, SEGMENTS);
  shapes.set(key, shape);
  return shape;
}
