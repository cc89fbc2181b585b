/** Touch input through the browser's own input pipeline. */
import type { CDPSession, Page } from 'playwright/test';
import type { Point } from './board.ts';

export type Fingers = { move(...points: readonly Point[]): Promise<void>; up(): Promise<void> };

/** Puts one or more fingers down, and returns functions to move and lift them. */
export async function fingersDown(page: Page, ...points: readonly Point[]): Promise<Fingers> {
  const session: CDPSession = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', at: readonly Point[]) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: at.map(({ x, y }, id) => ({ x, y, id })),
    });
  await send('touchStart', points);
  return {
    move: async (...to) => void (await send('touchMove', to)),
    up: async () => {
      await send('touchEnd', []);
      await session.detach();
    },
  };
}

/** One finger's drag in even steps. */
export async function drag(page: Page, from: Point, to: Point, steps = 8): Promise<void> {
  const finger = await fingersDown(page, from);
  for (let step = 1; step <= steps; step += 1) {
    const share = step / steps;
    await finger.move({
      x: from.x + (to.x - from.x) * share,
      y: from.y + (to.y - from.y) * share,
    });
  }
  await finger.up();
}
