/** Confetti of gold leaf and glaze chips, in a canvas of its own over the page. */
import { device, isReduced } from '../look/device.ts';
import { whenIdle } from './idle.ts';

/** Pieces of an offline win, and of one online, where it lasts 5 s (specification, section 9). */
export const OFFLINE_PIECES = 1000;
export const ONLINE_PIECES = 200;
const ONLINE_MS = 5000;

const GOLD = ['#eab040', '#f0bb58', '#ffe2a6', '#c98a1b'];
const CHIPS = ['#0f9ac2', '#d1256f', '#f7f5ec'];

const load = () => import('canvas-confetti').catch(() => null);

/** Fetches the library when the page has nothing better to do, unless motion is reduced. */
export const fetchConfetti = (): void =>
  whenIdle(() => (isReduced(device.getState()) ? null : load()));

/** An online win's confetti: as many pieces in all, a few at a time for as long as it lasts. */
export async function rainConfetti(pieces: number, ms = ONLINE_MS): Promise<void> {
  const BURSTS = 10;
  for (let burst = 0; burst < BURSTS; burst += 1) {
    void throwConfetti(pieces / BURSTS);
    await new Promise((resolve) => setTimeout(resolve, ms / BURSTS));
  }
}

/** Throws `pieces` pieces once; nothing with reduced motion, or where the library can't be loaded. */
export async function throwConfetti(pieces: number): Promise<void> {
  if (isReduced(device.getState())) return;
  const loaded = await load();
  if (!loaded) return;
  const { default: confetti } = loaded;
  const canvas = document.createElement('canvas');
  canvas.setAttribute('aria-hidden', 'true');
  canvas.dataset['confetti'] = String(pieces);
  Object.assign(canvas.style, {
    position: 'fixed',
    inset: '0',
    width: '100%',
    height: '100%',
    pointerEvents: 'none',
    zIndex: '30',
  });
  document.body.append(canvas);
  // A worker of the library's own would come from a blob, which the site's policy forbids.
  const fire = confetti.create(canvas, { resize: true, useWorker: false });
  const side = (x: number, angle: number, count: number, colors: string[]) =>
    fire({
      particleCount: count,
      origin: { x, y: 0.72 },
      angle,
      colors,
      spread: 74,
      startVelocity: 62,
      ticks: 260,
      scalar: 0.9,
      shapes: ['square', 'circle'],
    });
  const half = Math.floor(pieces / 2);
  const gold = Math.floor(half * 0.7);
  await Promise.all([
    side(0, 60, gold, GOLD),
    side(0, 58, half - gold, CHIPS),
    side(1, 120, gold, GOLD),
    side(1, 122, pieces - half - gold, CHIPS),
  ]);
  fire.reset();
  canvas.remove();
}
