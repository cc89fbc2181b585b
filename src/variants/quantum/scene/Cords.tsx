import { useThree } from '@react-three/fiber';
import { useEffect, useMemo } from 'react';
import { Color } from 'three';
import { SCENES } from '../../../look/palette.ts';
import { CHOSEN_GLAZES } from '../../../scene/materials/glazes.ts';
import { type Cord, cordBuffers, writeCords } from './cord.ts';
import { useSceneStyle } from '../../../scene/world/scene-style.ts';
import type { MotionClock } from './motion-clock.ts';

const CAPACITY = 20;
/** Radii of a cord at rest and of one in a closed loop, and the rawness of their marks. */
const THIN = 0.017;
const THICK = 0.033;
const RAW_THIN = 0.5;
const RAW_THICK = 0.18;
/** Where a cord is tied to its mark, as a fraction of the mark's size. */
const KNOT = 0.1;

/** The links between the two marks of each pair, in one draw call. */
export function Cords({ clock }: { clock: MotionClock }) {
  const { theme, surfaces } = useSceneStyle();
  const invalidate = useThree((state) => state.invalidate);
  const geometry = useMemo(() => cordBuffers(CAPACITY), []);
  useEffect(() => () => geometry.dispose(), [geometry]);
  useEffect(
    () =>
      clock.subscribe(() => {
        const bisque = new Color(SCENES[theme].bisque);
        const cords = pairsOf(clock).flatMap(([a, b]): Cord[] => {
          // A cord is pulled in by the mark that stays.
          const [from, to] = a.placement.scale >= b.placement.scale ? [a, b] : [b, a];
          const out = Math.max(from.placement.cord, to.placement.cord);
          if (out < 0.01) return [];
          const { raw } = from.placement;
          const fraction = Math.min(1, Math.max(0, (RAW_THIN - raw) / (RAW_THIN - RAW_THICK)));
          const color = new Color(CHOSEN_GLAZES[theme][from.piece.symbol].top);
          return [
            {
              from: knotOf(from.placement),
              to: knotOf(to.placement),
              out,
              radius: THIN + (THICK - THIN) * fraction,
              color: color.lerp(bisque, raw * 0.7 * (1 - fraction)),
            },
          ];
        });
        writeCords(geometry, cords.slice(0, CAPACITY));
        invalidate();
      }),
    [clock, geometry, theme, invalidate],
  );
  return (
    // An instanced mesh of one, to share the marks' shader program for shadows.
    <instancedMesh
      args={[undefined, undefined, 1]}
      geometry={geometry}
      material={surfaces.cord}
      frustumCulled={false}
      castShadow
    />
  );
}

type Lying = ReturnType<MotionClock['now']>[number];

function pairsOf(clock: MotionClock): readonly (readonly [Lying, Lying])[] {
  const first = new Map<string, Lying>();
  const pairs: [Lying, Lying][] = [];
  for (const lying of clock.now()) {
    const partner = first.get(lying.piece.pair);
    if (partner) pairs.push([partner, lying]);
    else first.set(lying.piece.pair, lying);
  }
  return pairs;
}

const knotOf = ({ at: [x, y, z], scale }: Lying['placement']) => [x, y + KNOT * scale, z] as const;
