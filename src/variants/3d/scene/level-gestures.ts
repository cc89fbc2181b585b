/** A finger's gestures on a level laid out flat: swipes take the next level, a pinch brings the stack back. */
import { CameraControlsImpl } from '@react-three/drei';
import { useThree } from '@react-three/fiber';
import { useEffect } from 'react';
import type { Controls } from '../../../scene/camera/camera-moves.ts';

/** The relevant data of a pointer event, in client pixels. */
type Finger = Pick<PointerEvent, 'pointerId' | 'isPrimary' | 'clientX' | 'clientY'>;

/** The next level up or down, or the whole stack. */
export type LevelStep = 'up' | 'down' | 'stack';

/** A swipe is at least this long, CSS pixels, and this much longer than it is wide. */
const SWIPE = { length: 48, slant: 2 };
/** Fingers that come this much nearer pinch. */
const PINCH = 0.7;
const { ACTION } = CameraControlsImpl;

/** One gesture from the first finger's press until the last is lifted. */
export class LevelGesture {
  private readonly fingers = new Map<number, Finger>();
  private start: Finger | null = null;
  /** The distance between the two fingers of a pinch at its start; null before and after a pinch. */
  private apart: number | null = null;

  down(finger: Finger): void {
    // Browsers sometimes lose the end of a touch: a first finger means that no other is down.
    if (finger.isPrimary) this.fingers.clear();
    this.fingers.set(finger.pointerId, finger);
    this.start = this.fingers.size === 1 ? finger : null;
    this.apart = this.fingers.size === 2 ? this.distance() : null;
  }

  move(finger: Finger): LevelStep | null {
    if (!this.fingers.has(finger.pointerId)) return null;
    this.fingers.set(finger.pointerId, finger);
    if (this.apart === null || this.distance() > this.apart * PINCH) return null;
    this.apart = null;
    return 'stack';
  }

  up(finger: Finger): LevelStep | null {
    this.fingers.delete(finger.pointerId);
    this.apart = null;
    const { start } = this;
    if (start?.pointerId !== finger.pointerId) return null;
    this.start = null;
    const [x, y] = [finger.clientX - start.clientX, finger.clientY - start.clientY];
    const [along, across] = Math.abs(x) > Math.abs(y) ? [-x, y] : [y, x];
    if (Math.abs(along) < Math.max(SWIPE.length, Math.abs(across) * SWIPE.slant)) return null;
    return along > 0 ? 'up' : 'down';
  }

  /** The browser scrolls the page with this finger. */
  cancel({ pointerId }: Pick<Finger, 'pointerId'>): void {
    if (this.fingers.delete(pointerId)) [this.start, this.apart] = [null, null];
  }

  private distance(): number {
    const [one, other] = [...this.fingers.values()];
    return one && other ? Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) : 0;
  }
}

/**
 * Follows fingers on the canvas while a level is laid out; one finger doesn't turn it then. @param onStep
 * null while none is laid out; must keep its identity while its effect is the same
 */
export function useLevelGestures(onStep: ((step: LevelStep) => void) | null): void {
  const canvas = useThree((state) => state.gl.domElement);
  const controls = useThree((state) => state.controls) as Controls | null;
  useEffect(() => {
    if (!onStep || !controls) return undefined;
    const { one } = controls.touches;
    controls.touches.one = ACTION.NONE;
    const gesture = new LevelGesture();
    const isFinger = (event: PointerEvent) => event.pointerType === 'touch';
    const take = (step: LevelStep | null) => {
      if (step) onStep(step);
    };
    const down = (event: PointerEvent) => isFinger(event) && gesture.down(event);
    const move = (event: PointerEvent) => isFinger(event) && take(gesture.move(event));
    const up = (event: PointerEvent) => isFinger(event) && take(gesture.up(event));
    const cancel = (event: PointerEvent) => gesture.cancel(event);
    canvas.addEventListener('pointerdown', down);
    canvas.addEventListener('pointermove', move);
    canvas.addEventListener('pointerup', up);
    canvas.addEventListener('pointercancel', cancel);
    return () => {
      controls.touches.one = one;
      canvas.removeEventListener('pointerdown', down);
      canvas.removeEventListener('pointermove', move);
      canvas.removeEventListener('pointerup', up);
      canvas.removeEventListener('pointercancel', cancel);
    };
  }, [canvas, controls, onStep]);
}
