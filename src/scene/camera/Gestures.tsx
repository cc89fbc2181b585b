import { useThree } from '@react-three/fiber';
import { type RefObject, useEffect } from 'react';
import { Spherical, Vector3 } from 'three';
import { sendCameraCommand } from '../../play/camera-commands.ts';
import { attention } from '../../play/attention.ts';
import { TapTest } from '../board/tap.ts';
import type { Controls } from './camera-moves.ts';
import { type Fitted, viewpointAt } from './fit.ts';

export type GesturesProps = {
  readonly controls: Controls;
  readonly fitted: RefObject<Fitted | null> | undefined;
};

/** How far the board spins after a flick: as far as it would turn in this time at the finger's speed, ms. */
const FURTHER = 160;
/** A finger that rested this long before it was lifted doesn't spin the board, milliseconds. */
const REST = 60;
const end = new Spherical();

/** Two taps on the empty ground within this time reset the camera, milliseconds. */
const AGAIN = 400;

/** Keeps the whole board in the picture after a turn from `before`, with the player's own zoom. */
function refit(controls: Controls, { home, fitIn }: Fitted, before: Spherical) {
  const after = controls.getSpherical(new Spherical());
  const [was, is] = [fitIn(viewpointAt(home, before)), fitIn(viewpointAt(home, after))];
  const target = controls.getTarget(new Vector3()).add(new Vector3(...is.target));
  target.sub(new Vector3(...was.target));
  const glide = controls.smoothTime > 0;
  void controls.moveTo(target.x, target.y, target.z, glide);
  void controls.dollyTo((after.radius * is.distance) / was.distance, glide);
}

/**
 * Keeps a turned board whole in its picture, lets it spin after a flick, and resets the camera on a double tap beside
 * the cells. Neither a tap nor a swipe that scrolls the page turns the board.
 */
export function Gestures({ controls, fitted }: GesturesProps) {
  const canvas = useThree((state) => state.gl.domElement);

  useEffect(() => {
    const before = new Spherical();
    const start = () => controls.getSpherical(before);
    const turn = () => {
      if (fitted?.current) refit(controls, fitted.current, before);
      start();
    };
    controls.addEventListener('controlstart', start);
    controls.addEventListener('control', turn);
    return () => {
      controls.removeEventListener('controlstart', start);
      controls.removeEventListener('control', turn);
    };
  }, [controls, fitted]);

  useEffect(() => {
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
    const lift = (event: PointerEvent) => {
      if (tap.up(event)) takeBack();
    };
    // Undoes the few pixels that the board turned before the gesture was a tap, or the browser scrolled the page instead.
    const takeBack = () => {
      const glide = controls.smoothTime > 0;
      void controls.rotateTo(begun.theta, begun.phi, glide);
      void controls.dollyTo(begun.radius, glide);
      void controls.moveTo(around.x, around.y, around.z, glide);
    };
    const world = canvas.parentElement;
    // `begin` must run before the controls handle the press, `takeBack` after they have handled the cancel; and
    // `lift` before the cell is picked, which may move the camera.
    world?.addEventListener('pointerdown', begin, { capture: true });
    world?.addEventListener('pointermove', move, { capture: true });
    world?.addEventListener('pointerup', lift, { capture: true });
    world?.addEventListener('pointercancel', takeBack);
    return () => {
      world?.removeEventListener('pointerdown', begin, { capture: true });
      world?.removeEventListener('pointermove', move, { capture: true });
      world?.removeEventListener('pointerup', lift, { capture: true });
      world?.removeEventListener('pointercancel', takeBack);
    };
  }, [controls, canvas]);

  // The controls stop the spin at the next press.
  useEffect(() => {
    let [angle, at, speed] = [0, 0, 0];
    const turn = ({ type }: { type: string }) => {
      const { theta } = controls.getSpherical(end);
      const now = performance.now();
      speed = type === 'control' ? (theta - angle) / Math.max(8, now - at) : 0;
      [angle, at] = [theta, now];
    };
    const release = () => {
      // A tap's turn has been taken back.
      const isTap = controls.getSpherical(end).theta !== angle;
      if (isTap || performance.now() - at >= REST || controls.smoothTime === 0) return;
      void controls.rotate(speed * FURTHER, 0, true);
      // The camera follows this turn as it does the finger's.
      controls.dispatchEvent({ type: 'control' });
    };
    controls.addEventListener('controlstart', turn);
    controls.addEventListener('control', turn);
    controls.addEventListener('controlend', release);
    return () => {
      controls.removeEventListener('controlstart', turn);
      controls.removeEventListener('control', turn);
      controls.removeEventListener('controlend', release);
    };
  }, [controls]);

  useEffect(() => {
    const tap = new TapTest();
    let isGround = false;
    let before = Number.NaN;
    const down = (event: PointerEvent) => {
      if (event.button !== 0) return;
      tap.down(event);
      isGround = attention.getState().press === null;
    };
    const move = (event: PointerEvent) => tap.move(event);
    const cancel = (event: PointerEvent) => tap.cancel(event);
    const up = (event: PointerEvent) => {
      const at = tap.up(event) && isGround ? event.timeStamp : Number.NaN;
      if (at - before < AGAIN) sendCameraCommand('reset');
      before = at;
    };
    canvas.addEventListener('pointerdown', down);
    canvas.addEventListener('pointermove', move);
    canvas.addEventListener('pointerup', up);
    canvas.addEventListener('pointercancel', cancel);
    canvas.addEventListener('pointerleave', cancel);
    return () => {
      canvas.removeEventListener('pointerdown', down);
      canvas.removeEventListener('pointermove', move);
      canvas.removeEventListener('pointerup', up);
      canvas.removeEventListener('pointercancel', cancel);
      canvas.removeEventListener('pointerleave', cancel);
    };
  }, [canvas]);
  return null;
}
