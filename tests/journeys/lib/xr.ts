/** A simulated phone or headset: the Immersive Web Emulation Runtime, with a table in front of it. */
import { createRequire } from 'node:module';
import type * as Iwer from 'iwer';
import type { XRDevice } from 'iwer';
import { expect, type Page } from 'playwright/test';
import { SMALL } from './board.ts';

const RUNTIME = createRequire(import.meta.url).resolve('iwer/build/iwer.min.js');

type Emulator = { readonly device: XRDevice; readonly xrSessions: XRSession[]; refuses: boolean };

declare global {
  var IWER: typeof Iwer;
  var emulator: Emulator;
}

export type Kind = 'phone' | 'headset';

/** The table's height, and the viewer's place in front of it, metres. */
const TABLE = 0.75;
const START = [0, 1.35, 0.45] as const;

/** Gives every page from now on such a device. */
export async function giveDevice(page: Page, kind: Kind): Promise<void> {
  await page.addInitScript({ path: RUNTIME });
  await page.addInitScript(install, [kind, TABLE, START] as const);
}

function install([kind, height, start]: readonly [
  Kind,
  number,
  readonly [number, number, number],
]) {
  const { XRDevice, metaQuest3 } = IWER;
  const isPhone = kind === 'phone';
  const device = new XRDevice(
    {
      ...metaQuest3,
      supportedSessionModes: [
        'inline',
        'immersive-ar',
        ...(isPhone ? [] : ['immersive-vr']),
      ] as never,
      supportedFeatures: ['viewer', 'local', 'hit-test', 'anchors', 'dom-overlay', 'hand-tracking'],
    },
    // The emulator renders one eye: the right one's picture has no width.
    { ipd: 0, fovy: 1 },
  );
  const xrSessions: XRSession[] = [];
  const emulator = { device, xrSessions, refuses: false };
  Object.assign(globalThis, { emulator });
  device.installRuntime({ forceInstall: true });
  device.position.set(...start);
  // Half a right angle down.
  device.quaternion.set(-0.3827, 0, 0, 0.9239);
  device.installSEM(
    class {
      readonly version = 'one table';
      readonly environmentCanvas = Object.assign(document.createElement('canvas'), {
        hidden: true,
      });
      readonly trackedPlanes = new Set<never>();
      readonly trackedMeshes = new Set<never>();
      planesVisible = false;
      boundingBoxesVisible = false;
      meshesVisible = false;
      render() {}
      loadEnvironment() {}
      loadDefaultEnvironment() {}
      deleteAll() {}
      computeDepthBuffer = () => null;
      /** Where a ray, the negative z of its matrix, meets the table. */
      computeHitTestResults(ray: ArrayLike<number>) {
        const [x = 0, y = 0, z = 0] = [ray[12], ray[13], ray[14]];
        const [right = 0, up = 0, back = 0] = [ray[8], ray[9], ray[10]];
        const far = (y - height) / up;
        if (!(far > 0)) return [];
        const at = [x - right * far, height, z - back * far];
        return [new Float32Array([1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, ...at, 1])] as never;
      }
    },
  );
  const { XRSystem, XRSession, XRInputSource } = globalThis as never as Record<
    string,
    { prototype: Record<string, unknown> }
  >;
  const ask = XRSystem?.prototype['requestSession'] as XRSystem['requestSession'];
  // The emulator has no refusals and no overlays, so these are added.
  Object.assign(XRSystem?.prototype ?? {}, {
    async requestSession(this: XRSystem, mode: XRSessionMode, init: XRSessionInit) {
      if (emulator.refuses) throw new DOMException('refused', 'NotAllowedError');
      const xrSession = await ask.call(this, mode, init);
      if (init.domOverlay && isPhone)
        Object.assign(xrSession, { domOverlayState: { type: 'screen' } });
      xrSessions.push(xrSession);
      return xrSession;
    },
  });
  // The emulator fires select when a press begins; browsers do when it ends.
  const send = EventTarget.prototype.dispatchEvent;
  Object.assign(XRSession?.prototype ?? {}, {
    dispatchEvent(this: EventTarget, event: XRInputSourceEvent) {
      if (event.type === 'select') return true;
      if (event.type === 'selectend') {
        const Again = event.constructor as typeof XRInputSourceEvent;
        send.call(this, new Again('select', event));
      }
      return send.call(this, event);
    },
  });
  if (isPhone)
    Object.defineProperty(XRInputSource?.prototype, 'targetRayMode', { get: () => 'screen' });
  // The emulator's canvas would take the clicks on the elements over the camera's picture.
  document.addEventListener('DOMContentLoaded', () => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '[data-webxr_runtime] { pointer-events: none; z-index: 0 !important; visibility: visible } [data-webxr_runtime] canvas { width: 100% !important; height: 100% !important }',
    );
    document.adoptedStyleSheets.push(sheet);
  });
}

export const offer = (page: Page) => page.getByRole('button', { name: 'On your table' });

/** Opens the board on a table, up to the search for a place. */
export async function openTable(page: Page, way: 'Use the camera' | 'View in VR') {
  await offer(page).click();
  await page.getByRole('dialog').getByRole('button', { name: way }).click();
  await expect(page.getByRole('button', { name: 'Leave the table' })).toBeVisible();
}

/** Leaves the table with the device held upright: what it held last is level for the emulator's next XR session. */
export async function leaveUpright(page: Page): Promise<void> {
  await page.evaluate(() => emulator.device.quaternion.set(0, 0, 0, 1));
  await pictures(page);
  await page.getByRole('button', { name: 'Leave the table' }).click();
  await page.evaluate(() => emulator.device.quaternion.set(-0.3827, 0, 0, 0.9239));
}

/** Waits until the XR session has shown another two pictures, or is over. */
export const pictures = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const xrSession = emulator.xrSessions.at(-1);
        const isOver = !xrSession?.requestAnimationFrame(() =>
          xrSession.requestAnimationFrame(() => resolve()),
        );
        if (isOver) resolve();
        else xrSession?.addEventListener('end', () => resolve());
      }),
  );

/** The direction of a hand's ray through a client pixel of the picture. */
export async function aimAt(page: Page, hand: 'left' | 'right', at: { x: number; y: number }) {
  await page.evaluate(
    ([side, { x, y }]) => {
      const { device } = emulator;
      const tan = Math.tan(device.fovy / 2);
      const right = ((x / innerWidth) * 2 - 1) * tan * (innerWidth / innerHeight);
      const up = (1 - (y / innerHeight) * 2) * tan;
      // The rotation from straight ahead to that direction, relative to the viewer's own.
      const length = Math.hypot(right, up, 1);
      const [i, j, w] = [up / length, -right / length, 1 + 1 / length];
      const size = Math.hypot(i, j, w);
      const turn = device.quaternion
        .clone()
        .multiply(device.quaternion.clone().set(i / size, j / size, 0, w / size));
      for (const input of [device.controllers[side], device.hands[side]]) {
        input?.position.copy(device.position);
        input?.quaternion.copy(turn);
      }
    },
    [hand, at] as const,
  );
}

/** Presses or releases. */
export async function press(page: Page, hand: 'left' | 'right', value: 0 | 1): Promise<void> {
  await page.evaluate(
    ([side, pressed]) => {
      const { controllers, hands, primaryInputMode } = emulator.device;
      if (primaryInputMode === 'hand') hands[side]?.updatePinchValue(pressed);
      else controllers[side]?.updateButtonValue('trigger', pressed);
    },
    [hand, value] as const,
  );
  await pictures(page);
}

type Place = readonly [number, number, number];

/** Where a cell, or a place in the board's world, is in the picture of the XR session. */
export async function seenAt(page: Page, place: string | Place): Promise<{ x: number; y: number }> {
  await pictures(page);
  const at = await page.evaluate((of) => {
    const board = globalThis.__board;
    const seen = typeof of === 'string' ? board?.project(of) : board?.seen([of])[0];
    const canvas = document
      .querySelector('[data-webxr_runtime] canvas:not([hidden])')
      ?.getBoundingClientRect();
    if (!seen || !canvas) return null;
    // The emulator's picture fills the window, whatever size the page gave to the canvas.
    return {
      x: ((seen.x - canvas.left) / canvas.width) * innerWidth,
      y: ((seen.y - canvas.top) / canvas.height) * innerHeight,
    };
  }, place);
  if (!at) throw new Error('no board is inspected');
  return at;
}

/** Taps on the picture; the place must be inside it. */
export async function tapAt(page: Page, at: { x: number; y: number }): Promise<void> {
  const { width, height } = page.viewportSize() ?? SMALL.viewport;
  expect(at.x >= 0 && at.x < width && at.y >= 0 && at.y < height, JSON.stringify(at)).toBe(true);
  await aimAt(page, 'right', at);
  await press(page, 'right', 1);
  await press(page, 'right', 0);
}

export const tapCell = async (page: Page, cell: string): Promise<void> =>
  tapAt(page, await seenAt(page, cell));

/** Walks somewhere, still looking at the table's near middle from above. */
export async function walk(page: Page, place: readonly [number, number, number], turn: number) {
  await page.evaluate(
    ([to, angle]) => {
      const { device } = emulator;
      device.position.set(...to);
      const [sin, cos] = [Math.sin(angle / 2), Math.cos(angle / 2)];
      device.quaternion
        .set(0, sin, 0, cos)
        .multiply(device.quaternion.clone().set(-0.3827, 0, 0, 0.9239));
    },
    [place, turn] as const,
  );
  await pictures(page);
}

/** The middle of the picture at `SMALL`, where the device looks for a table. */
export const MIDDLE = { x: 400, y: 280 };

/** Opens the board on a table and sets it down. */
export async function setDown(page: Page): Promise<void> {
  await openTable(page, 'Use the camera');
  const seeking = page.getByText('Find a free spot on the table');
  await expect(seeking).toBeVisible();
  // The surface is there a few pictures later.
  await expect(async () => {
    await tapAt(page, MIDDLE);
    await expect(seeking).toBeHidden({ timeout: 100 });
  }).toPass();
}

/**
 * Expects a mark by the cell's name on the flat board, which is hidden like the rest of the page outside the
 * overlay.
 */
export const lies = (page: Page, id: string, mark: string): Promise<void> =>
  expect(page.locator(`[data-cell="${id}"]`)).toHaveAttribute(
    'aria-label',
    new RegExp(`^[a-c]\\d, ${mark}`),
  );
