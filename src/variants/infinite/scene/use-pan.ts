import { CameraControlsImpl } from '@react-three/drei';
import { useThree } from '@react-three/fiber';
import { useEffect } from 'react';
import type { Controls } from '../../../scene/camera/camera-moves.ts';

const { ACTION } = CameraControlsImpl;
/** The controls support it, but their type for two fingers lacks it. */
const PINCH_AND_PAN = ACTION.TOUCH_DOLLY_SCREEN_PAN as number as typeof ACTION.TOUCH_DOLLY;

/** Adds to a board's gestures: two fingers, the right button, and the left one with Shift move it. */
export function usePan(controls: Controls | null): void {
  const canvas = useThree((state) => state.gl.domElement);
  useEffect(() => {
    if (!controls) return undefined;
    controls.mouseButtons.right = ACTION.SCREEN_PAN;
    controls.touches.two = PINCH_AND_PAN;
    const shift = ({ shiftKey }: PointerEvent) => {
      controls.mouseButtons.left = shiftKey ? ACTION.SCREEN_PAN : ACTION.ROTATE;
    };
    const world = canvas.parentElement;
    world?.addEventListener('pointerdown', shift, { capture: true });
    return () => world?.removeEventListener('pointerdown', shift, { capture: true });
  }, [controls, canvas]);
}
