import { useMemo } from 'react';
import type { BufferGeometry } from 'three';
import { SCENES, type Theme } from '../look/palette.ts';
import { trayGeometry } from './geometry/tray.ts';
import { useLook } from './look.ts';

const SEGMENTS = 64;
const shapes = new Map<string, BufferGeometry>();

/** The glazed tray the tiles lie in. `inner` is half the width of its floor, world units. */
export function Tray({ inner }: { inner: number }) {
  const { theme, surfaces } = useLook();
  const geometry = useMemo(() => shapeOf(theme, inner), [theme, inner]);
  return (
    <mesh geometry={geometry} material={surfaces.tray} castShadow receiveShadow dispose={null} />
  );
}

function shapeOf(theme: Theme, inner: number): BufferGeometry {
  const key = `${theme} ${inner}`;
  const shape = shapes.get(key) ?? trayGeometry(SCENES[theme].tray, inner, SEGMENTS);
  shapes.set(key, shape);
  return shape;
}
