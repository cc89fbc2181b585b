/** Finds the place of a growing board's canvas on the screen, and how it has changed for the camera. */
import type { Viewpoint } from '../../../rules/board.ts';

/** CSS pixels. */
export type CanvasPlace = {
  readonly home: Viewpoint;
  /** The window's width. */
  readonly screen: number;
  readonly middle: number;
  /** The top of the canvas in the pane: below a map, or at the pane's top. */
  readonly start: number;
  readonly width: number;
  readonly height: number;
};

export function canvasPlaceOf(canvas: HTMLElement, home: Viewpoint): CanvasPlace {
  const { left, top, width, height } = (canvas.parentElement ?? canvas).getBoundingClientRect();
  const pane = canvas.closest('[data-board]')?.getBoundingClientRect();
  const start = top - (pane?.top ?? top);
  return { home, screen: innerWidth, middle: left + width / 2, start, width, height };
}

/** A height that changes by more than this factor isn't that of words: a low phone's canvas grows when a match starts. */
const MUCH = 1.25;

/**
 * The kind of change since the camera was fitted: none that matters, such as a height that follows the page's
 * words; a map that came or went with a move; or any other, after which the camera is fitted again.
 */
export function changeOf(
  before: CanvasPlace | null,
  now: CanvasPlace,
  hasMoved: boolean,
): 'none' | 'map' | 'other' {
  if (before?.home !== now.home || before.screen !== now.screen) return 'other';
  if (Math.max(now.height / before.height, before.height / now.height) > MUCH) return 'other';
  if (before.middle === now.middle && before.start === now.start) return 'none';
  return hasMoved ? 'map' : 'other';
}
