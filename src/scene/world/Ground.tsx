import { useThree } from '@react-three/fiber';
import { useLayoutEffect, useMemo, useRef } from 'react';
import { Color, type DirectionalLight, PlaneGeometry, ShaderMaterial, ShadowMaterial } from 'three';
import type { Extent } from '../camera/fit.ts';
import { useLook } from './look.ts';

const SHADOW_MAP = 2048;

type Props = {
  readonly extent: Extent;
  /** The part that needs the sun's shadows; all of it if absent. */
  readonly lit?: Extent;
  /** No shadow map, only the blob. */
  readonly soft: boolean;
};

/** The middle of a box and half its widths. */
function measure({ min, max }: Extent) {
  return {
    x: (min[0] + max[0]) / 2,
    z: (min[2] + max[2]) / 2,
    halfX: (max[0] - min[0]) / 2,
    halfZ: (max[2] - min[2]) / 2,
  };
}

/** The soft edge of the contact shadow, as a share of a small board; larger boards keep its width. */
const FADE = 4;

/** The sun with its shadow on the page, and the soft contact shadow under the board. */
export function Ground({ extent, lit = extent, soft }: Props) {
  const { palette, tier } = useLook();
  const { x, z, halfX, halfZ } = measure(extent);
  const y = extent.min[1];
  const spread = (half: number) => half * 2 + Math.min(half, FADE) * 0.56;
  const blob = useMemo(() => blobMaterial(palette.shadow.color, palette.shadow.blob), [palette]);
  return (
    <>
      <mesh
        geometry={flat}
        material={blob}
        position={[x + 0.06, y - 0.01, z + 0.1]}
        scale={[spread(halfX), 1, spread(halfZ)]}
        renderOrder={-2}
        dispose={null}
      />
      {tier === 'high' ? <Sun lit={lit} y={y} soft={soft} /> : null}
    </>
  );
}

function Sun({ lit, y, soft }: { lit: Extent; y: number; soft: boolean }) {
  const { palette } = useLook();
  const light = useRef<DirectionalLight>(null);
  const invalidate = useThree((state) => state.invalidate);
  const { x, z, halfX, halfZ } = measure(lit);
  const half = Math.max(halfX, halfZ);
  const material = useMemo(
    () => new ShadowMaterial({ color: palette.shadow.color, opacity: palette.shadow.cast }),
    [palette],
  );
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
        geometry={flat}
        material={material}
        position={[x, y, z]}
        scale={[half * 4, 1, half * 4]}
        receiveShadow
        renderOrder={-1}
        dispose={null}
      />
    </>
  );
}

const flat = new PlaneGeometry(1, 1).rotateX(-Math.PI / 2);
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
