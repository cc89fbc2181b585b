/**
 * Holds which small board a small screen shows: shared by the 3D and the flat board and the map over them.
 */
import { createStore } from 'zustand/vanilla';

/** The visible part of the camera's glide. */
const GLIDE_MS = 450;

type MapSight = {
  /** The board that is shown large; null shows all nine. */
  readonly near: number | null;
  /** Whether the camera is moving. */
  readonly gliding: boolean;
};

const WHOLE: MapSight = { near: null, gliding: false };

export const sight = createStore<MapSight>(() => WHOLE);

let arrival: ReturnType<typeof setTimeout> | undefined;

/** Sends the camera to a small board, or back to all of them. */
export function goNear(near: number | null): void {
  if (sight.getState().near === near) return;
  clearTimeout(arrival);
  sight.setState({ near, gliding: true });
  arrival = setTimeout(() => sight.setState({ gliding: false }), GLIDE_MS);
}

export function closeSight(): void {
  clearTimeout(arrival);
  sight.setState(WHOLE);
}
