import { useThree } from '@react-three/fiber';
import { type RefObject, useEffect, useMemo, useRef } from 'react';
import {
  BufferGeometry,
  Color,
  DataTexture,
  Float32BufferAttribute,
  LinearFilter,
  type Mesh,
  MeshBasicMaterial,
} from 'three';
import type { SymbolId } from '../../rules/game.ts';
import { squirclePoint } from '../geometry/rings.ts';
import { FLOOR_Y, rimWidth, RIM_Y } from '../geometry/tray.ts';
import { CHOSEN_GLAZES } from '../materials/glazes.ts';
import { useSceneStyle } from '../world/scene-style.ts';
import { springValue } from '../world/motion.ts';

export type WarmRimProps = {
  /** Half the width of the tray's floor, world units. */
  readonly inner: number;
  /** The symbol of the side to move; null for none. */
  readonly mover: SymbolId | null;
};

/** The tray has as many segments, so the band follows its surface. */
const STEPS = 64;
/** How long the colour takes to change, milliseconds. */
const WARM_MS = 240;
/** On dark clay the full colour would glow. */
const WARMTH = { light: 1, dark: 0.6 };
/** A distance above the glaze, to avoid z-fighting. */
const ABOVE = 0.004;

/** The mover's colour on the inner slope of the tray's rim; letters on its crest stay clear of it. */
export function WarmRim({ inner, mover }: WarmRimProps) {
  const mesh = useRef<Mesh>(null);
  const material = useWarmth(mesh, mover);
  const geometry = useMemo(() => slopeOf(inner), [inner]);
  useEffect(() => () => geometry.dispose(), [geometry]);
  return <mesh ref={mesh} geometry={geometry} material={material} visible={false} />;
}

/** The material of bands in the mover's colour; it hides them while nobody is to move. */
export function useWarmth(mesh: RefObject<Mesh | null>, mover: SymbolId | null): MeshBasicMaterial {
  const { theme, still } = useSceneStyle();
  const invalidate = useThree((state) => state.invalidate);
  const material = useMemo(
    () =>
      new MeshBasicMaterial({
        map: fadeTexture(),
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
  useEffect(() => () => material.dispose(), [material]);
  useEffect(() => {
    const before = { color: material.color.clone(), opacity: material.opacity };
    const color = mover ? new Color(CHOSEN_GLAZES[theme][mover].top) : before.color;
    // When no colour was shown, start directly with the mover's colour.
    if (before.opacity === 0) before.color = color;
    const warm = springValue(0, (fraction) => {
      material.color.lerpColors(before.color, color, fraction);
      material.opacity = before.opacity + ((mover ? WARMTH[theme] : 0) - before.opacity) * fraction;
      if (mesh.current) mesh.current.visible = material.opacity > 0;
      invalidate();
    });
    void warm.start(1, { config: { duration: still ? WARM_MS / 2 : WARM_MS } });
    return () => void warm.stop();
  }, [mesh, material, mover, theme, still, invalidate]);
  return material;
}

/** A band up the inner wall and over its edge, clear at both borders. */
function slopeOf(inner: number): BufferGeometry {
  const rim = rimWidth(inner);
  const exponent = inner > 3 ? 14 : 9;
  const rings = [
    { half: inner - 0.01 - ABOVE, y: FLOOR_Y + 0.025, alpha: 0 },
    { half: inner - ABOVE, y: RIM_Y - 0.06, alpha: 0.34 },
    { half: inner + 0.017, y: RIM_Y - 0.019 + ABOVE, alpha: 0.5 },
    { half: inner + 0.045, y: RIM_Y + ABOVE, alpha: 0.32 },
    { half: inner + rim * 0.42, y: RIM_Y + ABOVE, alpha: 0 },
  ];
  return bandOf(
    rings.map(({ half, y, alpha }) => ({
      y,
      alpha,
      points: Array.from({ length: STEPS + 1 }, (_, step) =>
        squirclePoint(half, exponent, (step + 0.5) / STEPS),
      ),
    })),
  );
}

let ramp: DataTexture | undefined;

/** From clear to white: with a texture, bands share the program of the letters on a rim. */
function fadeTexture(): DataTexture {
  if (ramp) return ramp;
  ramp = new DataTexture(new Uint8Array([255, 255, 255, 0, 255, 255, 255, 255]), 1, 2);
  ramp.magFilter = ramp.minFilter = LinearFilter;
  ramp.needsUpdate = true;
  return ramp;
}

type RimRow = {
  readonly y: number;
  readonly alpha: number;
  readonly points: readonly (readonly [x: number, z: number])[];
};

/** A white surface between rows of points, as transparent as they are; an open one ends softly. */
export function bandOf(rows: readonly RimRow[], isOpen = false): BufferGeometry {
  const positions: number[] = [];
  const clear: number[] = [];
  const index: number[] = [];
  rows.forEach(({ y, alpha, points }, row) => {
    points.forEach(([x, z], step) => {
      positions.push(x, y, z);
      const isEnd = isOpen && (step === 0 || step === points.length - 1);
      clear.push(0.5, 0.25 + (isEnd ? 0 : alpha / 2));
      if (row === 0 || step === 0) return;
      const here = row * points.length + step;
      const below = here - points.length;
      index.push(below - 1, below, here - 1, below, here, here - 1);
    });
  });
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new Float32BufferAttribute(positions, 3));
  geometry.setAttribute('uv', new Float32BufferAttribute(clear, 2));
  geometry.setIndex(index);
  // Unlit, but its normals let it share the shader program of lips and labels.
  geometry.computeVertexNormals();
  return geometry;
}
