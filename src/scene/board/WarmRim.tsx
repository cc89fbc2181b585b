import { useThree } from '@react-three/fiber';
import { useEffect, useMemo, useRef } from 'react';
import { BufferGeometry, Color, Float32BufferAttribute, type Mesh, MeshBasicMaterial } from 'three';
import type { SymbolId } from '../../rules/game.ts';
import { squirclePoint } from '../geometry/rings.ts';
import { FLOOR_Y, lipOf, RIM_Y } from '../geometry/tray.ts';
import { GLAZES } from '../materials/glazes.ts';
import { useLook } from '../world/look.ts';
import { springValue } from '../world/motion.ts';

export type WarmRimProps = {
  /** Half the width of the tray's floor, world units. */
  readonly inner: number;
  /** The symbol of who is to move; null for nobody. */
  readonly mover: SymbolId | null;
};

/** The tray has as many segments, so that the band lies on it. */
const STEPS = 64;
/** How long the colour takes to change, milliseconds. */
const WARM_MS = 240;
/** On dark clay the colour would glow. */
const WARMTH = { light: 1, dark: 0.6 };
/** Above the glaze, not in it. */
const ABOVE = 0.004;

/** The mover's colour on the inner slope of the tray's rim; letters on its crest stay clear of it. */
export function WarmRim({ inner, mover }: WarmRimProps) {
  const { theme, still } = useLook();
  const invalidate = useThree((state) => state.invalidate);
  const mesh = useRef<Mesh>(null);
  const geometry = useMemo(() => slopeOf(inner), [inner]);
  const material = useMemo(
    () =>
      new MeshBasicMaterial({
        vertexColors: true,
        transparent: true,
        opacity: 0,
        depthWrite: false,
        toneMapped: false,
        polygonOffset: true,
        polygonOffsetFactor: -2,
        polygonOffsetUnits: -4,
      }),
    [],
  );
  useEffect(() => () => geometry.dispose(), [geometry]);
  useEffect(() => () => material.dispose(), [material]);
  useEffect(() => {
    const before = { color: material.color.clone(), opacity: material.opacity };
    const color = mover ? new Color(GLAZES[theme][mover].top) : before.color;
    // A rim that was cold warms in the right colour at once.
    if (before.opacity === 0) before.color = color;
    const warm = springValue(0, (share) => {
      material.color.lerpColors(before.color, color, share);
      material.opacity = before.opacity + ((mover ? WARMTH[theme] : 0) - before.opacity) * share;
      if (mesh.current) mesh.current.visible = material.opacity > 0;
      invalidate();
    });
    void warm.start(1, { config: { duration: still ? WARM_MS / 2 : WARM_MS } });
    return () => void warm.stop();
  }, [material, mover, theme, still, invalidate]);
  return <mesh ref={mesh} geometry={geometry} material={material} visible={false} dispose={null} />;
}

/** A band up the inner wall and over its edge, clear at both borders. */
function slopeOf(inner: number): BufferGeometry {
  const lip = lipOf(inner);
  const exponent = inner > 3 ? 14 : 9;
  const rings = [
    { half: inner - 0.01 - ABOVE, y: FLOOR_Y + 0.025, alpha: 0 },
    { half: inner - ABOVE, y: RIM_Y - 0.06, alpha: 0.34 },
    { half: inner + 0.017, y: RIM_Y - 0.019 + ABOVE, alpha: 0.5 },
    { half: inner + 0.045, y: RIM_Y + ABOVE, alpha: 0.32 },
    { half: inner + lip * 0.42, y: RIM_Y + ABOVE, alpha: 0 },
  ];
  const positions: number[] = [];
  const colors: number[] = [];
  const index: number[] = [];
  rings.forEach(({ half, y, alpha }, ring) => {
    for (let step = 0; step < STEPS; step += 1) {
      const [x, z] = squirclePoint(half, exponent, (step + 0.5) / STEPS);
      positions.push(x, y, z);
      colors.push(1, 1, 1, alpha);
      if (ring === 0) continue;
      const next = (step + 1) % STEPS;
      const [below, here] = [(ring - 1) * STEPS, ring * STEPS];
      index.push(below + step, below + next, here + step, below + next, here + next, here + step);
    }
  });
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new Float32BufferAttribute(positions, 3));
  geometry.setAttribute('color', new Float32BufferAttribute(colors, 4));
  geometry.setIndex(index);
  return geometry;
}
