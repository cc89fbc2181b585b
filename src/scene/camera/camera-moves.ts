/** Shared by all cameras: presets, gestures, and leaving scrolling to the page. */
import { type CameraControls, CameraControlsImpl } from '@react-three/drei';
import { useThree } from '@react-three/fiber';
import { useEffect } from 'react';
import type { BoardLayout, Viewpoint } from '../../rules/board.ts';
import { type Fit, RADIANS } from './fit.ts';
import type { CameraCommand, Preset, CameraStep } from '../../play/camera-commands.ts';

export type Controls = React.ComponentRef<typeof CameraControls>;

/** Canvases narrower than this are a phone's, CSS pixels. */
export const NARROW = 700;
/** Orbit limits from straight above, degrees. */
export const POLAR = { min: 15, max: 80 };
const { ACTION } = CameraControlsImpl;

/** A board's initial viewpoint on this canvas. */
export const useHome = (layout: BoardLayout): Viewpoint =>
  useThree(({ size }) =>
    // A narrow canvas keeps its viewpoint when the buttons below it take a second row.
    size.width < NARROW && (size.width < 450 || size.height > size.width * 0.8)
      ? layout.phone
      : layout.viewpoint,
  );

const VIEWPOINTS: Readonly<Record<Preset, Partial<Viewpoint>>> = {
  reset: {},
  top: { azimuth: 0, elevation: 90 - POLAR.min },
  tilted: { azimuth: 32, elevation: 36 },
  side: { azimuth: 0, elevation: 90 - POLAR.max + 8 },
};

/** A preset's viewpoint; `home` is the initial one. */
export const viewpointOf = (preset: Preset, home: Viewpoint): Viewpoint => ({
  ...home,
  ...VIEWPOINTS[preset],
});

/** Takes a step of the camera; false for a command that is a preset. */
export function stepCamera(
  controls: Controls,
  command: CameraCommand,
  glide: boolean,
): command is CameraStep {
  if (typeof command === 'string') return false;
  const [dolly, turn, x, y] = command;
  const { distance } = controls;
  // Gestures follow this turn as they do one by hand.
  controls.dispatchEvent({ type: 'controlstart' });
  void controls.dolly(distance * dolly, glide);
  void controls.rotate(turn * 45 * RADIANS, 0, glide);
  void controls.truck(x * distance * 0.06, y * distance * 0.06, glide);
  controls.dispatchEvent({ type: 'control' });
  controls.update(0);
  return true;
}

export function moveCamera(
  controls: Controls,
  { distance, target }: Fit,
  viewpoint: Viewpoint,
  glide: boolean,
) {
  // The shortest way round, regardless of the player's turns.
  controls.normalizeRotations();
  void controls.rotateTo(viewpoint.azimuth * RADIANS, (90 - viewpoint.elevation) * RADIANS, glide);
  // moveTo moves the camera too; setTarget would change the angle just requested.
  void controls.moveTo(...target, glide);
  void controls.dollyTo(distance, glide);
  // Without a glide, nothing else requests a frame.
  controls.update(0);
}

/** The left button and one finger turn the board, the controls' default; two fingers and the wheel zoom. */
export function usePointerActions(controls: Controls | null): void {
  const canvas = useThree((state) => state.gl.domElement);
  useEffect(() => {
    if (!controls) return undefined;
    controls.mouseButtons.right = ACTION.NONE;
    controls.mouseButtons.middle = ACTION.NONE;
    controls.touches.two = ACTION.TOUCH_DOLLY;
    controls.touches.three = ACTION.NONE;
    // The wheel belongs to the page until the player has clicked or tabbed into the board.
    const gate = () => {
      const focused = canvas.closest('[data-board]')?.contains(document.activeElement);
      controls.mouseButtons.wheel = focused ? ACTION.DOLLY : ACTION.NONE;
    };
    const world = canvas.parentElement;
    world?.addEventListener('wheel', gate, { capture: true, passive: true });
    return () => {
      world?.removeEventListener('wheel', gate, { capture: true });
    };
  }, [controls, canvas]);
}

/** One finger turns the board; on a page that is longer than the screen, swipes up and down scroll. */
export function usePageScroll(controls: Controls | null): void {
  const canvas = useThree((state) => state.gl.domElement);
  useEffect(() => {
    const page = document.documentElement;
    const allow = () => {
      const scrolls = page.scrollHeight > page.clientHeight + 1;
      canvas.style.touchAction = scrolls ? 'pan-y' : 'none';
    };
    allow();
    const observer = new ResizeObserver(allow);
    observer.observe(page);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [controls, canvas]);
}
