import { useThree } from '@react-three/fiber';
import { useEffect, useRef } from 'react';
import { Color, type InstancedMesh, Matrix4 } from 'three';
import { SYMBOLS } from '../../../rules/game.ts';
import { contactMaterial, contactPatch } from '../../../scene/marks/contact.ts';
import { useSceneStyle } from '../../../scene/world/scene-style.ts';
import type { MotionClock } from './motion-clock.ts';

/** The marks of both symbols, including those being chosen and those that leave. */
const CAPACITY = 64;
/** How much wider the shadow of a mark without size would be, and how much lower it lies. */
const WIDER = 0.4;
const LOWER = 0.03;
const matrix = new Matrix4();
const color = new Color();

/** The soft shadows under all marks, in one draw call. */
export function Shadows({ clock }: { clock: MotionClock }) {
  const mesh = useRef<InstancedMesh>(null);
  const { palette, surfaces } = useSceneStyle();
  const invalidate = useThree((state) => state.invalidate);
  useEffect(
    () =>
      clock.subscribe(() => {
        const shadows = mesh.current;
        if (!shadows) return;
        const lying = clock.now().slice(0, CAPACITY);
        lying.forEach(({ piece, placement }, at) => {
          const [x, y, z] = placement.at;
          const { scale } = placement;
          // Small marks are above the bottom of their well and beside its middle, so their flat shadow clears
          // its wall.
          const low = Math.max(0, 1 - scale);
          matrix.makeScale(scale * (1 + low * WIDER), scale * (1 - low), scale * (1 + low * WIDER));
          shadows.setMatrixAt(at, matrix.setPosition(x, y - low * LOWER, z));
          shadows.setColorAt(at, color.setRGB(SYMBOLS.indexOf(piece.symbol), 1, 0));
        });
        shadows.count = lying.length;
        shadows.visible = lying.length > 0;
        shadows.instanceMatrix.needsUpdate = true;
        if (shadows.instanceColor) shadows.instanceColor.needsUpdate = true;
        invalidate();
      }),
    [clock, invalidate],
  );
  return (
    <instancedMesh
      ref={mesh}
      // A new theme must not make a new mesh, which would have no places yet.
      args={[undefined, undefined, CAPACITY]}
      geometry={contactPatch(true)}
      material={contactMaterial(palette, surfaces.contact)}
      frustumCulled={false}
      renderOrder={-1}
    />
  );
}
