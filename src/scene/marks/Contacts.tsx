import { useThree } from '@react-three/fiber';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { Color, type InstancedMesh } from 'three';
import type { BoardLayout, Vec3 } from '../../rules/board.ts';
import { type Mark, SYMBOLS } from '../../rules/game.ts';
import { writeTile } from '../geometry/tile-lean.ts';
import { useSceneStyle } from '../world/scene-style.ts';
import { ROLL_MS, springValue } from '../world/motion.ts';
import type { Shift, TileMotion } from '../board/tile-motion.ts';
import { contactMaterial, contactPatch } from './contact.ts';
import { requireSymbol } from './mark-shapes.ts';

export type ContactsProps = {
  readonly layout: BoardLayout;
  readonly marks: readonly Mark[];
  /** The marks at rest; the others' shadows grow with them. */
  readonly isLying: (mark: Mark) => boolean;
  readonly isFine: boolean;
  /** The motion of the tiles under the marks. */
  readonly motion?: TileMotion | undefined;
};

const color = new Color();

/** The soft shadows under all marks, in one draw call. */
export function Contacts({ layout, marks, isLying, isFine, motion }: ContactsProps) {
  const mesh = useRef<InstancedMesh>(null);
  const { palette, surfaces } = useSceneStyle();
  const invalidate = useThree((state) => state.invalidate);
  const capacity = 2 ** Math.ceil(Math.log2(Math.max(8, marks.length)));
  const grown = useRef(1);
  const write = useRef(() => {});
  useLayoutEffect(() => {
    write.current = () => {
      const patches = mesh.current;
      if (!patches) return;
      marks.forEach((mark, at) => {
        put(patches, layout.centreOf(mark.cell), at, motion?.of(mark.cell));
        const fraction = isLying(mark) ? 1 : grown.current;
        patches.setColorAt(at, color.setRGB(SYMBOLS.indexOf(requireSymbol(mark)), fraction, 0));
      });
      patches.count = marks.length;
      patches.instanceMatrix.needsUpdate = true;
      if (patches.instanceColor) patches.instanceColor.needsUpdate = true;
      invalidate();
    };
    write.current();
  });
  useLayoutEffect(
    () =>
      motion?.follow((cell, shift) => {
        const at = marks.findIndex((mark) => mark.cell === cell);
        if (mesh.current && at >= 0) put(mesh.current, layout.centreOf(cell), at, shift);
      }),
    [motion, marks, layout],
  );
  const rolling = marks.filter((mark) => !isLying(mark)).map(({ id }) => id);
  const key = rolling.join(' ');
  useEffect(() => {
    if (key === '') return undefined;
    const spring = springValue(0, (fraction) => {
      grown.current = fraction;
      write.current();
    });
    void spring.start({ from: 0, to: 1, config: { duration: ROLL_MS } });
    return () => {
      spring.stop();
      grown.current = 1;
    };
  }, [key]);
  if (marks.length === 0) return null;
  return (
    <instancedMesh
      ref={mesh}
      key={capacity}
      args={[contactPatch(isFine), contactMaterial(palette, surfaces.contact), capacity]}
      frustumCulled={false}
      renderOrder={-1}
    />
  );
}

function put(mesh: InstancedMesh, [x, y, z]: Vec3, at: number, shift?: Readonly<Shift>): void {
  const up = y + (shift?.y ?? 0);
  writeTile(mesh.instanceMatrix.array, at * 16, [x, up, z], shift?.size, shift?.x);
  mesh.instanceMatrix.needsUpdate = true;
}
