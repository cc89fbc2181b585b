import { useThree } from '@react-three/fiber';
import { useEffect } from 'react';
import { Spherical } from 'three';
import { sendCameraCommand } from '../../play/camera-commands.ts';
import { attention } from '../../play/attention.ts';
import { TapTest } from '../board/tap.ts';
import type { Controls } from './camera-moves.ts';

export type GesturesProps = { readonly controls: Controls };

/** How far the board spins after a flick: as far as it would turn in this time at the finger's speed, ms. */
const FURTHER = 160;
/** A finger that rested this long before it was lifted doesn't spin the board, milliseconds. */
const REST = 60;
const end = new Spherical();

/** Two taps on the empty ground within this time reset the camera, milliseconds. */
const AGAIN = 400;

/** Lets the board spin after a flick, and resets the camera on a double tap beside the cells. */
export function Gestures({ controls }: GesturesProps) {
  const canvas = useThree((state) => state.gl.domElement);

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
