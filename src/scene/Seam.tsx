import { useThree } from '@react-three/fiber';
import { useEffect, useMemo } from 'react';
import {
  CanvasTexture,
  type Material,
  MeshMatcapMaterial,
  MeshStandardMaterial,
  SRGBColorSpace,
} from 'three';
import { SCENES, type Theme } from '../look/palette.ts';
import type { BoardLayout } from '../rules/board.ts';
import type { CellId } from '../rules/game.ts';
import { seamGeometry } from './geometry/seam.ts';
import { useLook } from './look.ts';
import { RING_DELAY_MS, SEAM_PAUSE_MS, SEAM_SPEED, springValue } from './motion.ts';
import type { Tier } from './tier.ts';

const PACE = { speed: SEAM_SPEED, ringDelay: RING_DELAY_MS / 1000 };

type Props = {
  readonly layout: BoardLayout;
  readonly lines: readonly (readonly CellId[])[];
};

/** Gold means nothing but winning: a seam for every finished line. */
export function Seam({ layout, lines }: Props) {
  return lines.map((line) => <OneSeam key={line.join(' ')} layout={layout} line={line} />);
}

function OneSeam({ layout, line }: { layout: BoardLayout; line: readonly CellId[] }) {
  const { theme, tier, still } = useLook();
  const invalidate = useThree((state) => state.invalidate);
  const gold = useMemo(() => goldMaterial(theme, tier), [theme, tier]);
  const key = line.join(' ');
  const shape = useMemo(
    () =>
      seamGeometry(
        key.split(' ').map((cell) => layout.place(cell)),
        PACE,
      ),
    [layout, key],
  );
  useEffect(() => () => shape.geometry.dispose(), [shape]);
  useEffect(() => () => gold.material.dispose(), [gold]);
  useEffect(() => {
    const show = (seconds: number) => {
      gold.now.value = seconds;
      invalidate();
    };
    if (still) {
      show(shape.seconds);
      return undefined;
    }
    const run = springValue(0, show);
    show(0);
    void run.start(shape.seconds, {
      delay: SEAM_PAUSE_MS,
      config: { duration: shape.seconds * 1000 },
    });
    return () => void run.stop();
  }, [gold, shape, still, invalidate]);
  return <mesh geometry={shape.geometry} material={gold.material} dispose={null} />;
}

type Gold = { readonly material: Material; readonly now: { value: number } };

/** Gold as it is in a theme and tier; the caller disposes it. */
export function goldOf(theme: Theme, tier: Tier): MeshStandardMaterial | MeshMatcapMaterial {
  const { color, emissive, glow } = SCENES[theme].gold;
  return tier === 'high'
    ? new MeshStandardMaterial({
        color,
        emissive,
        emissiveIntensity: glow,
        metalness: 1,
        roughness: 0.3,
      })
    : new MeshMatcapMaterial({ color, matcap: goldMatcap() });
}

/** Gold that shows only where the seam has already run: attribute `at` against uniform `now`. */
function goldMaterial(theme: Theme, tier: Tier): Gold {
  const material = goldOf(theme, tier);
  const now = { value: 0 };
  material.onBeforeCompile = (shader) => {
    shader.uniforms['now'] = now;
    shader.vertexShader = shader.vertexShader.replace(
      'void main() {',
      'attribute float at;\nvarying float vAt;\nvoid main() {\nvAt = at;',
    );
    shader.fragmentShader = shader.fragmentShader.replace(
      'void main() {',
      'uniform float now;\nvarying float vAt;\nvoid main() {\nif (vAt > now) discard;',
    );
  };
  material.customProgramCacheKey = () => 'seam';
  return { material, now };
}

let goldTexture: CanvasTexture | undefined;

/** Bright at the upper left, deep at the foot, with a hard glint: a metal ball without lights. */
function goldMatcap(): CanvasTexture {
  if (goldTexture) return goldTexture;
  const size = 128;
  const canvas = document.createElement('canvas');
  canvas.width = size;
  canvas.height = size;
  const paint = canvas.getContext('2d');
  if (paint) {
    const ramp = paint.createLinearGradient(0, 0, size * 0.4, size);
    [
      ['0', '#ffffff'],
      ['0.35', '#fff0cc'],
      ['0.6', '#e2c48c'],
      ['0.8', '#b4935a'],
      ['1', '#ead09c'],
    ].forEach(([stop, color]) => ramp.addColorStop(Number(stop), color ?? ''));
    paint.fillStyle = ramp;
    paint.fillRect(0, 0, size, size);
    const glint = paint.createRadialGradient(50, 34, 0, 50, 34, 26);
    glint.addColorStop(0, '#ffffff');
    glint.addColorStop(1, '#ffffff00');
    paint.fillStyle = glint;
    paint.fillRect(0, 0, size, size);
  }
  goldTexture = new CanvasTexture(canvas);
  goldTexture.colorSpace = SRGBColorSpace;
  return goldTexture;
}
