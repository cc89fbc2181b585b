import { useMemo } from 'react';
import { CanvasTexture, MeshBasicMaterial, PlaneGeometry, ShadowMaterial } from 'three';
import type { Extent } from './fit.ts';
import { useLook } from './look.ts';

const SHADOW_MAP = 2048;

/** The sun with its shadow on the page, and the soft blob of contact under the board. */
export function Ground({ extent, soft }: { extent: Extent; soft: boolean }) {
  const { palette, tier } = useLook();
  const half = Math.max(extent.max[0], extent.max[2]);
  const y = extent.min[1];
  const blob = useMemo(() => blobMaterial(palette.shadow.color), [palette]);
  blob.opacity = palette.shadow.blob;
  return (
    <>
      <mesh
        geometry={flat}
        material={blob}
        position={[0.06, y - 0.01, 0.1]}
        scale={[half * 2.56, 1, half * 2.56]}
        renderOrder={-2}
        dispose={null}
      />
      {tier === 'high' ? <Sun half={half} y={y} soft={soft} /> : null}
    </>
  );
}

function Sun({ half, y, soft }: { half: number; y: number; soft: boolean }) {
  const { palette } = useLook();
  const material = useMemo(
    () => new ShadowMaterial({ color: palette.shadow.color, opacity: palette.shadow.cast }),
    [palette],
  );
  const reach = half * 1.6;
  return (
    <>
      <directionalLight
        key={reach}
        color={palette.sun.color}
        intensity={palette.sun.intensity}
        position={[-1.1 * half * 2, 2.0 * half * 2, -0.35 * half * 2]}
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
        position={[0, y, 0]}
        scale={[half * 4, 1, half * 4]}
        receiveShadow
        renderOrder={-1}
        dispose={null}
      />
    </>
  );
}

const flat = new PlaneGeometry(1, 1).rotateX(-Math.PI / 2);
const blobs = new Map<string, MeshBasicMaterial>();

/** A blurred squircle that fades to nothing inside its own square. */
function blobMaterial(color: string): MeshBasicMaterial {
  const known = blobs.get(color);
  if (known) return known;
  const material = new MeshBasicMaterial({
    color,
    alphaMap: blobTexture(),
    transparent: true,
    depthWrite: false,
    toneMapped: false,
  });
  blobs.set(color, material);
  return material;
}

function blobTexture(): CanvasTexture {
  const size = 128;
  const canvas = document.createElement('canvas');
  canvas.width = size;
  canvas.height = size;
  const paint = canvas.getContext('2d');
  if (paint) {
    const pixels = paint.createImageData(size, size);
    for (let at = 0; at < size * size; at += 1) {
      const x = Math.abs(((at % size) + 0.5) / size - 0.5) * 2;
      const z = Math.abs((Math.floor(at / size) + 0.5) / size - 0.5) * 2;
      const edge = (x ** 4 + z ** 4) ** 0.25;
      const solid = Math.min(1, Math.max(0, (1 - edge) / 0.42));
      const value = 255 * solid * solid * (3 - 2 * solid);
      pixels.data.set([value, value, value, 255], at * 4);
    }
    paint.putImageData(pixels, 0, 0);
  }
  return new CanvasTexture(canvas);
}
