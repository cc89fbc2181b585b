/** Shared by all cameras: presets, gestures, and leaving scrolling to the page. */
import { type CameraControls, CameraControlsImpl } from '@react-three/drei';
import { useThree } from '@react-three/fiber';
import { useEffect } from 'react';
import { Spherical, Vector3 } from 'three';
import type { BoardLayout, Viewpoint } from '../../rules/board.ts';
import { TapTest } from '../board/tap.ts';
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
  void controls.dolly(distance * dolly, glide);
  void controls.rotate(turn * 45 * RADIANS, 0, glide);
  void controls.truck(x * distance * 0.06, y * distance * 0.06, glide);
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

/**
 * The left button and one finger turn the board, the controls' default; two fingers and the wheel zoom. A
 * swipe that scrolls the page leaves the camera unchanged.
 */
export function useGestures(controls: Controls | null): void {
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
    const [begun, around] = [new Spherical(), new Vector3()];
    const tap = new TapTest();
    const begin = (event: PointerEvent) => {
      tap.down(event);
      if (!event.isPrimary) return;
      // If the end of an earlier touch was lost, this finger would count as the second of a pinch.
      controls.cancel();
      controls.getSpherical(begun);
      controls.getTarget(around);
    };
    const move = (event: PointerEvent) => tap.move(event);
    // The few pixels of a tap turn nothing, nor those before the browser scrolls the page instead.
    const lift = (event: PointerEvent) => {
      if (tap.up(event)) takeBack();
    };
    const takeBack = () => {
      const glide = controls.smoothTime > 0;
      void controls.rotateTo(begun.theta, begun.phi, glide);
      void controls.dollyTo(begun.radius, glide);
      void controls.moveTo(around.x, around.y, around.z, glide);
    };
    const world = canvas.parentElement;
    world?.addEventListener('wheel', gate, { capture: true, passive: true });
    // `begin` must run before the controls handle the press, `takeBack` after they have handled the cancel; and
    // `lift` before the cell is picked, which may move the camera.
    world?.addEventListener('pointerdown', begin, { capture: true });
    world?.addEventListener('pointermove', move, { capture: true });
    world?.addEventListener('pointerup', lift, { capture: true });
    world?.addEventListener('pointercancel', takeBack);
    return () => {
      world?.removeEventListener('wheel', gate, { capture: true });
      world?.removeEventListener('pointerdown', begin, { capture: true });
      world?.removeEventListener('pointermove', move, { capture: true });
      world?.removeEventListener('pointerup', lift, { capture: true });
      world?.removeEventListener('pointercancel', takeBack);
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
