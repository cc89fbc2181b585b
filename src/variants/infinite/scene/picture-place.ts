/** Where the picture of a growing board lies on the screen, and what its camera does when that changes. */
import type { Viewpoint } from '../../../rules/board.ts';

/** CSS pixels. */
export type PicturePlace = {
  readonly home: Viewpoint;
  /** The window's width. */
  readonly screen: number;
  readonly middle: number;
  /** Where the picture begins in the pane: below a map, or at its top. */
  readonly start: number;
  readonly width: number;
  readonly height: number;
};

export function placeOf(canvas: HTMLElement, home: Viewpoint): PicturePlace {
  const { left, top, width, height } = (canvas.parentElement ?? canvas).getBoundingClientRect();
  const pane = canvas.closest('[data-board]')?.getBoundingClientRect();
  const start = top - (pane?.top ?? top);
  return { home, screen: innerWidth, middle: left + width / 2, start, width, height };
}

/**
 * What has changed since the camera was fitted: nothing that matters to it, as a height that follows the page's words;
 * a map that came or went with a move; or anything else, to which it is fitted anew.
 */
export function changeOf(
  before: PicturePlace | null,
  now: PicturePlace,
  hasMoved: boolean,
): 'none' | 'map' | 'other' {
  if (before?.home !== now.home || before.screen !== now.screen) return 'other';
  if (before.middle === now.middle && before.start === now.start) return 'none';
  return hasMoved ? 'map' : 'other';
}
