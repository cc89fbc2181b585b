import confetti from 'canvas-confetti';

const GOLD = ['#eab040', '#f0bb58', '#ffe2a6', '#c98a1b'];
const CHIPS = ['#0f9ac2', '#d1256f', '#f7f5ec'];

/** Throws `pieces` pieces in a canvas over the page, until they have fallen or `signal` ends them. */
export async function burst(pieces: number, signal: AbortSignal): Promise<void> {
  const canvas = document.createElement('canvas');
  canvas.setAttribute('aria-hidden', 'true');
  canvas.dataset['confetti'] = String(pieces);
  // Over the match's controls, but under its result and under dialogs. It leaves the title free, and fades
  // below it.
  const top = Math.max(0, document.querySelector('header')?.getBoundingClientRect().bottom ?? 0);
  canvas.style.cssText = `position:fixed;inset:${top}px 0 0;width:100%;height:calc(100% - ${top}px);pointer-events:none;z-index:6;mask:linear-gradient(#0000,#000 32px)`;
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
