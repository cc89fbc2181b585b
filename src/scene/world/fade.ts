/** Without motion, the picture of a board cross-fades as a whole from one position to the next. */
import type { RootState } from '@react-three/fiber';
import { siteSettings, isReduced } from '../../look/settings.ts';
import type { BoardView } from '../../play/view.ts';

const FADE_MS = 120;

/** The visible part of a view, to detect changes. */
const seenOf = ({ cells, marks, lines, picked, chooser }: BoardView): string =>
  JSON.stringify([cells.length, marks, lines, picked, chooser]);

/**
 * Call it with each view before the scene changes, and with null when the board leaves the page. It returns a
 * function to call when the scene has changed, before its next frame.
 */
export type Fade = (view: BoardView | null) => () => void;

/** Fades the pictures on a canvas. */
export function fader(canvas: HTMLCanvasElement, state: () => RootState): Fade {
  let shown: BoardView | null = null;
  let end = () => {};
  // Starts the pending fade. When several views come before the scene changes, only the last returned function is
  // called, so a view that adds no fade returns this one.
  let play = () => {};
  return (view) => {
    const before = shown;
    shown = view ?? before;
    if (!view) {
      // A New Game leaves the page and comes back in one commit.
      queueMicrotask(() => {
        if (shown === before) shown = null;
      });
    }
    // In a headset the XR session draws, not this canvas.
    if (!view || !isReduced(siteSettings.getState()) || state().gl.xr.isPresenting) return play;
    if (before && seenOf(before) === seenOf(view)) return play;
    end();
    // The canvas has no size until its pane has been measured.
    const old = before && canvas.width > 0 ? copyOf(canvas, state()) : null;
    canvas.closest('.world')?.after(...(old ? [old] : []));
    const fades = [
      canvas.animate({ opacity: [0, 1] }, FADE_MS),
      ...(old ? [old.animate({ opacity: [1, 0] }, FADE_MS)] : []),
    ];
    for (const each of fades) each.pause();
    end = () => {
      for (const each of fades) each.cancel();
      old?.remove();
    };
    const done = end;
    fades[0]?.addEventListener('finish', done);
    play = () => {
      for (const each of fades) if (each.playState === 'paused') each.play();
    };
    return play;
  };
}

/**
 * The canvas's picture, as an overlay. The two add up: the common parts stay unchanged while the pictures
 * change.
 */
function copyOf(canvas: HTMLCanvasElement, { gl, scene, camera }: RootState): HTMLCanvasElement {
  const copy = document.createElement('canvas');
  [copy.width, copy.height] = [canvas.width, canvas.height];
  // The drawing buffer is empty after the browser has shown it: draw again.
  gl.render(scene, camera);
  copy.getContext('2d')?.drawImage(canvas, 0, 0);
  return copy;
}
