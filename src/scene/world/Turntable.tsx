import { useFrame, useThree } from '@react-three/fiber';
import { type ReactNode, useEffect, useRef } from 'react';
import type { Group } from 'three';

/** Radians a second, and the duration. After that the scene stops rendering. */
const SPEED = 0.16;
const TURNS_FOR_S = 40;

type Props = {
  /** False stops it. */
  readonly turning: boolean;
  readonly children: ReactNode;
};

/** Slowly turns its children around the vertical axis. */
export function Turntable({ turning, children }: Props) {
  const plate = useRef<Group>(null);
  const turned = useRef(0);
  const invalidate = useThree((state) => state.invalidate);
  useEffect(() => invalidate(), [turning, invalidate]);
  useFrame((_, delta) => {
    if (!turning || !plate.current || turned.current >= TURNS_FOR_S) return;
    // Don't jump after a pause.
    const step = Math.min(delta, 0.1);
    turned.current += step;
    plate.current.rotation.y += SPEED * step;
    invalidate();
  });
  return <group ref={plate}>{children}</group>;
}
