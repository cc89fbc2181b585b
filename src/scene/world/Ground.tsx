import { createElement, useMemo } from 'react';
import { Color, ShaderMaterial } from 'three';
import type { Extent } from '../../play/framing.ts';
import { sun } from '../materials/materials.ts';
import { unitSquare, footprintOf } from './ground-plane.ts';
import { useSceneStyle } from './scene-style.ts';

type Props = {
  readonly extent: Extent;
  /** The part of the board that needs the sun's shadows; by default, all of it. */
  readonly lit?: Extent;
  /** No shadow map, only the blob. */
  readonly soft: boolean;
};

/** The soft edge of the contact shadow, as a fraction of a small board; larger boards keep its width. */
const FADE = 4;

/** The sun with its shadow on the page, and the soft contact shadow under the board. */
export function Ground({ extent, lit = extent, soft }: Props) {
  const { palette, tier } = useSceneStyle();
  const light = tier === 'high' ? sun() : null;
  const { x, z, halfX, halfZ } = footprintOf(extent);
  const y = extent.min[1];
  const spread = (half: number) => half * 2 + Math.min(half, FADE) * 0.56;
  const blob = useMemo(() => blobMaterial(palette.shadow.color, palette.shadow.blob), [palette]);
  return (
    <>
      <mesh
        geometry={unitSquare}
        material={blob}
        position={[x + 0.06, y - 0.01, z + 0.1]}
        scale={[spread(halfX), 1, spread(halfZ)]}
        renderOrder={-2}
      />
      {light && createElement(light, { lit, y, soft })}
    </>
  );
}

const blobs = new Map<string, ShaderMaterial>();

/** A blurred squircle that fades out inside its own square. */
function blobMaterial(color: string, opacity: number): ShaderMaterial {
  const key = `${color} ${opacity}`;
  const known = blobs.get(key);
  if (known) return known;
  const material = new ShaderMaterial({
    transparent: true,
    depthWrite: false,
    toneMapped: false,
    uniforms: {
      color: { value: new Color(color).convertLinearToSRGB() },
      opacity: { value: opacity },
    },
    vertexShader: `varying vec2 at;
void main() {
at = uv * 2. - 1.;
gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.);
}`,
    fragmentShader: `uniform vec3 color;
uniform float opacity;
varying vec2 at;
void main() {
vec2 a = at * at;
gl_FragColor = vec4(color, opacity * (1. - smoothstep(.58, 1., sqrt(length(a)))));
}`,
  });
  blobs.set(key, material);
  return material;
}
