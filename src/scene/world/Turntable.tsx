import { useFrame, useThree } from '@react-three/fiber';
import { type ReactNode, useEffect, useRef } from 'react';
import type { Group } from 'three';

/** Radians a second, and the duration. After that the scene stops rendering. */
const SPEED = 0.16;
const TURNS_FOR_S = 40;

type Props = {
  /** False stops it. */
  readonly turning: boolean;
  /** Called with the first frame. */
  readonly onShown: () => void;
  readonly children: ReactNode;
};

/** Slowly turns its children around the vertical axis. */
export function Turntable({ turning, onShown, children }: Props) {
  const plate = useRef<Group>(null);
  const isShown = useRef(false);
  const turned = useRef(0);
  const invalidate = useThree((state) => state.invalidate);
  useEffect(() => invalidate(), [turning, invalidate]);
  useFrame(({ size }, delta) => {
    // The canvas has no size until its place on the page has been measured.
    if (!isShown.current && size.width > 1) {
      isShown.current = true;
      onShown();
    }
    if (!turning || !plate.current || turned.current >= TURNS_FOR_S) return;
    // Don't jump after a pause.
    const step = Math.min(delta, 0.1);
    turned.current += step;
    plate.current.rotation.y += SPEED * step;
    invalidate();
  });
  return <group ref={plate}>{children}</group>;
}
