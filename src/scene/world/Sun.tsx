import { useThree } from '@react-three/fiber';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { type DirectionalLight, ShadowMaterial } from 'three';
import type { Extent } from '../../play/framing.ts';
import { unitSquare, footprintOf } from './ground-plane.ts';
import { useSceneStyle } from './scene-style.ts';

const SHADOW_MAP = 2048;

export type SunProps = { readonly lit: Extent; readonly y: number; readonly soft: boolean };

/** The sun, with its shadow on the page. */
export function Sun({ lit, y, soft }: SunProps) {
  const { palette } = useSceneStyle();
  const light = useRef<DirectionalLight>(null);
  const invalidate = useThree((state) => state.invalidate);
  const { x, z, halfX, halfZ } = footprintOf(lit);
  const half = Math.max(halfX, halfZ);
  const material = useMemo(
    () => new ShadowMaterial({ color: palette.shadow.color, opacity: palette.shadow.cast }),
    [palette],
  );
  useEffect(() => () => material.dispose(), [material]);
  const reach = half * 1.6;
  useLayoutEffect(() => {
    const target = light.current?.target;
    target?.position.set(x, 0, z);
    target?.updateMatrixWorld();
    invalidate();
  }, [x, z, reach, invalidate]);
  return (
    <>
      <directionalLight
        ref={light}
        key={reach}
        color={palette.sun.color}
        intensity={palette.sun.intensity}
        position={[x - 1.1 * half * 2, 2.0 * half * 2, z - 0.35 * half * 2]}
        castShadow={!soft}
        shadow-mapSize={[SHADOW_MAP, SHADOW_MAP]}
        shadow-radius={5}
        shadow-normalBias={0.02}
        shadow-camera-left={-reach}
        shadow-camera-right={reach}
        shadow-camera-top={reach}
        shadow-camera-bottom={-reach}
        shadow-camera-near={0.1}
        shadow-camera-far={half * 10}
      />
      <mesh
        geometry={unitSquare}
        material={material}
        position={[x, y, z]}
        scale={[half * 4, 1, half * 4]}
        receiveShadow
        renderOrder={-1}
      />
    </>
  );
}
