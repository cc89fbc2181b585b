import { useThree } from '@react-three/fiber';
import { useContext, useLayoutEffect, useRef } from 'react';
import type { BufferGeometry, Material, Mesh } from 'three';
import type { BoardLayout, Vec3 } from '../../rules/board.ts';
import type { CellId } from '../../rules/game.ts';
import { TileMotionContext } from './use-tile-motion.ts';

type Props = {
  readonly layout: BoardLayout;
  readonly cell: CellId;
  /** Above the tile's top, world units. */
  readonly height: number;
  readonly geometry: BufferGeometry;
  readonly material: Material;
  readonly scale?: Vec3;
};

const NORMAL: Vec3 = [1, 1, 1];

/** An object that is on a tile and moves with it. */
export function OnTile({ layout, cell, height, geometry, material, scale = NORMAL }: Props) {
  const mesh = useRef<Mesh>(null);
  const motion = useContext(TileMotionContext);
  const invalidate = useThree((state) => state.invalidate);
  const [x, y, z] = layout.centreOf(cell);
  useLayoutEffect(() => {
    const put = (right = 0, up = 0) => mesh.current?.position.set(x + right, y + height + up, z);
    const now = motion?.of(cell);
    put(now?.x, now?.y);
    invalidate();
    return motion?.follow((moved, shift) => moved === cell && put(shift.x, shift.y));
  }, [motion, cell, x, y, z, height, invalidate]);
  return <mesh ref={mesh} geometry={geometry} material={material} scale={scale} />;
}
