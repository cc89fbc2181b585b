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

let departure: ReturnType<typeof setTimeout> | undefined;
let arrival: ReturnType<typeof setTimeout> | undefined;

/** Sends the camera to a small board, or back to all of them. */
export function goNear(near: number | null): void {
  clearTimeout(departure);
  if (sight.getState().near === near) return;
  clearTimeout(arrival);
  sight.setState({ near, gliding: true });
  arrival = setTimeout(() => sight.setState({ gliding: false }), GLIDE_MS);
}

/** Sends it after a time in milliseconds, unless it is sent anywhere before. Returns a function that calls it off. */
export function goNearLater(near: number | null, afterMs: number): () => void {
  clearTimeout(departure);
  departure = setTimeout(() => goNear(near), afterMs);
  return () => clearTimeout(departure);
}

export function closeSight(): void {
  clearTimeout(departure);
  clearTimeout(arrival);
  sight.setState(WHOLE);
}
