import { useThree } from '@react-three/fiber';
import { useEffect, useMemo } from 'react';
import type { Vec3 } from '../../rules/board.ts';
import { squirclePoint } from '../geometry/rings.ts';
import { tubeGeometry } from '../geometry/tube.ts';
import { flatColor } from './Highlights.tsx';

type Props = {
  /** The middle of what is framed, and half its width, world units. */
  readonly at: Vec3;
  readonly half: number;
  readonly radius: number;
  readonly color: string;
};

const STEPS = 72;
const EXPONENT = 9;
const BARE = { top: '#ffffff', pool: '#ffffff' };

/** A coil around a group of cells: the board to play on, or the selected level. */
export function Coil({ at, half, radius, color }: Props) {
  const invalidate = useThree((state) => state.invalidate);
  const geometry = useMemo(() => {
    const points = Array.from({ length: STEPS }, (_, step) => {
      const [x, z] = squirclePoint(half, EXPONENT, (step + 0.5) / STEPS);
      return { x, z, radius };
    });
    return tubeGeometry([{ points, closed: true }], BARE, 6);
  }, [half, radius]);
  useEffect(() => () => geometry.dispose(), [geometry]);
  useEffect(() => invalidate(), [at, color, invalidate]);
  return <mesh geometry={geometry} material={flatColor(color)} position={at} />;
}
