import { useThree } from '@react-three/fiber';
import { useEffect, useMemo, useRef } from 'react';
import { type Group, type Material, type MeshMatcapMaterial, MeshStandardMaterial } from 'three';
import { SCENES, type Theme } from '../../look/palette.ts';
import type { BoardLayout } from '../../rules/board.ts';
import type { CellId } from '../../rules/game.ts';
import { seamGeometry } from '../geometry/seam.ts';
import { useSceneStyle } from '../world/scene-style.ts';
import { gildedWith } from '../materials/materials.ts';
import { RING_DELAY_MS, SEAM_PAUSE_MS, SEAM_SPEED, springValue } from '../world/motion.ts';
import type { Tier } from '../world/tier.ts';
import { useShade } from './use-shade.ts';

const PACE = { speed: SEAM_SPEED, ringDelay: RING_DELAY_MS / 1000 };

export type SeamProps = {
  readonly layout: BoardLayout;
  readonly lines: readonly (readonly CellId[])[];
};

/** A gold seam for every finished line. Nothing else is gold. Everything else dims while the seams run. */
export function Seam({ layout, lines }: SeamProps) {
  const place = useRef<Group>(null);
  useShade(place, layout, lines);
  return (
    <group ref={place}>
      {lines.map((line) => (
        <OneSeam key={line.join(' ')} layout={layout} line={line} />
      ))}
    </group>
  );
}

function OneSeam({ layout, line }: { layout: BoardLayout; line: readonly CellId[] }) {
  const { theme, tier, still } = useSceneStyle();
  const invalidate = useThree((state) => state.invalidate);
  const gold = useMemo(() => goldMaterial(theme, tier), [theme, tier]);
  const key = line.join(' ');
  const shape = useMemo(
    () =>
      seamGeometry(
        key.split(' ').map((cell) => layout.centreOf(cell)),
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
  return <mesh geometry={shape.geometry} material={gold.material} />;
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
    : gildedWith(color);
}

/** Gold that is visible only where the seam has already run (attribute `at` <= uniform `now`). */
function goldMaterial(theme: Theme, tier: Tier): Gold {
  const material = goldOf(theme, tier);
  const now = { value: 0 };
  const paint = material.onBeforeCompile.bind(material);
  material.onBeforeCompile = (shader, renderer) => {
    paint(shader, renderer);
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
  material.customProgramCacheKey = () => `seam ${tier}`;
  return { material, now };
}
