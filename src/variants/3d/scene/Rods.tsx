import { useThree } from '@react-three/fiber';
import { useEffect, useMemo, useRef } from 'react';
import { CylinderGeometry, type Group, Quaternion, Vector3 } from 'three';
import type { BoardLayout } from '../../../rules/board.ts';
import type { CellId } from '../../../rules/game.ts';
import { lip } from '../../../scene/board/Highlights.tsx';
import { useSceneStyle } from '../../../scene/world/scene-style.ts';
import { goldOf } from '../../../scene/board/Seam.tsx';
import { useShade } from '../../../scene/board/use-shade.ts';

type Props = { readonly layout: BoardLayout; readonly lines: readonly (readonly CellId[])[] };

const RADIUS = 0.05;
/** The rod ends this far beyond its outer wells, world units. */
const BEYOND = 0.25;
const rod = new CylinderGeometry(RADIUS, RADIUS, 1, 12);
const up = new Vector3(0, 1, 0);

/** Finished lines that run through several levels: a straight rod of gold, and a ring at each well. */
export function Rods({ layout, lines }: Props) {
  const { theme, tier } = useSceneStyle();
  const invalidate = useThree((state) => state.invalidate);
  const gold = useMemo(() => goldOf(theme, tier), [theme, tier]);
  useEffect(() => () => gold.dispose(), [gold]);
  useEffect(() => invalidate(), [lines, invalidate]);
  const place = useRef<Group>(null);
  useShade(place, layout, lines);
  const rods = lines.map((line) => {
    const wells = line.map((cell) => new Vector3(...layout.centreOf(cell)));
    const [from, to] = [wells[0], wells.at(-1)];
    if (!from || !to) return null;
    const along = to.clone().sub(from);
    const middle = from.clone().add(to).multiplyScalar(0.5);
    const turn = new Quaternion().setFromUnitVectors(up, along.clone().normalize());
    return (
      <group key={line.join(' ')}>
        <mesh
          geometry={rod}
          material={gold}
          position={middle}
          quaternion={turn}
          scale={[1, along.length() + BEYOND * 2, 1]}
        />
        {wells.map((well) => (
          <mesh
            key={well.toArray().join(' ')}
            geometry={lip()}
            material={gold}
            position={[well.x, well.y + 0.012, well.z]}
            scale={[1, 1.6, 1]}
          />
        ))}
      </group>
    );
  });
  return <group ref={place}>{rods}</group>;
}
