import { useFrame, useThree } from '@react-three/fiber';
import { type ReactNode, useEffect, useRef } from 'react';
import type { Group } from 'three';

/** Radians a second, and for how long: then it rests, and the scene renders nothing more. */
const SPEED = 0.16;
const TURNS_FOR_S = 40;

type Props = {
  /** False holds it where it is. */
  readonly turning: boolean;
  readonly children: ReactNode;
};

/** Turns what stands on it slowly around the vertical. */
export function Turntable({ turning, children }: Props) {
  const plate = useRef<Group>(null);
  const turned = useRef(0);
  const invalidate = useThree((state) => state.invalidate);
  useEffect(() => invalidate(), [turning, invalidate]);
  useFrame((_, delta) => {
    if (!turning || !plate.current || turned.current >= TURNS_FOR_S) return;
    // A frame after a pause is no leap.
    const step = Math.min(delta, 0.1);
    turned.current += step;
    plate.current.rotation.y += SPEED * step;
    invalidate();
  });
  return <group ref={plate}>{children}</group>;
}
