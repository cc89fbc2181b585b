/** Confetti of gold leaf and glaze chips, in a canvas of its own over the page. */
import { device, isReduced } from '../../look/device.ts';
import { whenIdle } from '../page/idle.ts';

const GOLD = ['#eab040', '#f0bb58', '#ffe2a6', '#c98a1b'];
const CHIPS = ['#0f9ac2', '#d1256f', '#f7f5ec'];

const load = () => import('canvas-confetti').catch(() => null);

/** Fetches the library when the page is idle, unless motion is reduced. */
export const fetchConfetti = (): void =>
  whenIdle(() => (isReduced(device.getState()) ? null : load()));

let game = new AbortController();

/** Aborted when confetti has to end. */
export const untilEnd = (): AbortSignal => game.signal;

/** Ends all confetti at once, when its game is left. */
export function endConfetti(): void {
  game.abort();
  game = new AbortController();
}

/** Throws `pieces` pieces once; none with reduced motion, or if the library can't be loaded. */
export async function throwConfetti(pieces: number): Promise<void> {
  if (isReduced(device.getState())) return;
  const signal = untilEnd();
  const loaded = await load();
  if (!loaded || signal.aborted) return;
  const { default: confetti } = loaded;
  const canvas = document.createElement('canvas');
  canvas.setAttribute('aria-hidden', 'true');
  canvas.dataset['confetti'] = String(pieces);
  canvas.style.cssText =
    'position:fixed;inset:0;width:100%;height:100%;pointer-events:none;z-index:30';
  document.body.append(canvas);
  // The library's worker would be a blob, which the site's policy forbids.
  const fire = confetti.create(canvas, { resize: true, useWorker: false });
  signal.addEventListener('abort', () => fire.reset());
  // The library returns the same promise for all of these.
  let fallen: Promise<unknown> | null = null;
  for (const x of [0, 1])
    for (const colors of [GOLD, CHIPS])
      fallen = fire({
        particleCount: (pieces / 2) * (colors === GOLD ? 0.7 : 0.3),
        origin: { x, y: 0.72 },
        angle: 60 + 60 * x,
        colors,
        spread: 74,
        startVelocity: 62,
        ticks: 260,
        scalar: 0.9,
        shapes: ['square', 'circle'],
      });
  await fallen;
  canvas.remove();
}
