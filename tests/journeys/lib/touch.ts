/** Touch input through the browser's own input pipeline. */
import type { CDPSession, Page } from 'playwright/test';
import type { Point } from './board.ts';

export type Fingers = { move(...points: readonly Point[]): Promise<void>; up(): Promise<void> };

/** The time between two events as the page sees it, so that a drag is as short on a slow machine. */
const STEP_S = 0.016;

/** Puts one or more fingers down, and returns functions to move and lift them. */
export async function fingersDown(page: Page, ...points: readonly Point[]): Promise<Fingers> {
  const devtools: CDPSession = await page.context().newCDPSession(page);
  let timestamp = Date.now() / 1000;
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', at: readonly Point[]) =>
    devtools.send('Input.dispatchTouchEvent', {
      type,
      timestamp: (timestamp += STEP_S),
      touchPoints: at.map(({ x, y }, id) => ({ x, y, id })),
    });
  await send('touchStart', points);
  return {
    move: async (...to) => void (await send('touchMove', to)),
    up: async () => {
      await send('touchEnd', []);
      await devtools.detach();
    },
  };
}

/** One finger's drag in even steps. */
export async function drag(page: Page, from: Point, to: Point, steps = 8): Promise<void> {
  const finger = await fingersDown(page, from);
  for (let step = 1; step <= steps; step += 1) {
    const fraction = step / steps;
    await finger.move({
      x: from.x + (to.x - from.x) * fraction,
      y: from.y + (to.y - from.y) * fraction,
    });
  }
  await finger.up();
}

type Press = {
  /** An element to wait for before the drag goes on. */
  readonly once?: string;
  /** The button pressed before the finger is lifted. */
  readonly button?: string;
};

/** A press and release at one place: a short tap even on the slowest machine. */
export const press = (page: Page, at: Point, { once, button }: Press) =>
  page.evaluate(
    async ([{ x, y }, selector, name]) => {
      if (selector !== undefined)
        await new Promise<void>((resolve) => {
          const watch = new MutationObserver(() => {
            if (!document.querySelector(selector)) return;
            watch.disconnect();
            resolve();
          });
          watch.observe(document.body, { subtree: true, childList: true, attributes: true });
        });
      const canvas = document.querySelector('canvas');
      const send = (type: string) => {
        const event = new PointerEvent(type, {
          pointerId: 7,
          pointerType: 'touch',
          clientX: x,
          clientY: y,
          bubbles: true,
          isPrimary: true,
        });
        Object.defineProperty(event, 'timeStamp', { value: 1000 });
        canvas?.dispatchEvent(event);
      };
      send('pointerdown');
      if (name !== undefined) {
        const before = globalThis.__board?.frames() ?? 0;
        const named = [...document.querySelectorAll('button')];
        named.find(({ textContent }) => textContent === name)?.click();
        while ((globalThis.__board?.frames() ?? 0) === before)
          await new Promise((resolve) => requestAnimationFrame(resolve));
      }
      send('pointerup');
    },
    [at, once, button] as const,
  );

/** Unfolds the camera's buttons, which are behind one on a phone held upright. */
export const unfoldView = (page: Page) =>
  page.getByRole('button', { name: 'View', exact: true, expanded: false }).tap();
