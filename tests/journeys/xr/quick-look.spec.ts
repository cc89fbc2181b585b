/** A model of the board for a viewer that shows it on a table: an archive in the form that such viewers read. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import type * as Three from 'three';
import type * as Usd from 'three/examples/jsm/loaders/USDLoader.js';
import {
  clickCell,
  expect,
  expectMark,
  FULL,
  open,
  SHARP,
  SMALL,
  startFriend,
  STILL,
  test,
} from '../lib/board.ts';
import { pixelsOf } from '../lib/pixels.ts';

test.use({ ...SHARP, ...STILL, ...SMALL });

type Entry = {
  readonly name: string;
  readonly method: number;
  readonly at: number;
  readonly bytes: Buffer;
};

/** The files of an archive, by their local headers. */
function entriesOf(zip: Buffer): readonly Entry[] {
  const entries: Entry[] = [];
  for (let at = 0; zip.readUInt32LE(at) === 0x04034b50;) {
    const [size, nameSize, extraSize] = [
      zip.readUInt32LE(at + 18),
      zip.readUInt16LE(at + 26),
      zip.readUInt16LE(at + 28),
    ];
    const start = at + 30 + nameSize + extraSize;
    entries.push({
      name: zip.toString('utf8', at + 30, at + 30 + nameSize),
      method: zip.readUInt16LE(at + 8),
      at: start,
      bytes: zip.subarray(start, start + size),
    });
    at = start + size;
  }
  return entries;
}

test(
  'TAB-11: a device without WebXR gets a model of the board as it stands, to be viewed only',
  FULL,
  async ({ page }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(Navigator.prototype, 'xr');
      const { supports } = DOMTokenList.prototype;
      DOMTokenList.prototype.supports = function can(token) {
        return token === 'ar' || supports.call(this, token);
      };
    });
    await open(page);
    await startFriend(page);
    await clickCell(page, '4');
    await expectMark(page, '4', 'X');
    await page.getByRole('button', { name: 'View in AR' }).click();
    const dialog = page.getByRole('dialog', { name: 'View the board in AR' });
    await expect(dialog).toContainText('for viewing only');
    const link = dialog.getByRole('link', { name: 'View on your table' });
    await expect(link).toHaveAttribute('rel', 'ar');
    expect(
      await link.evaluate(({ children }) => [...children].map(({ tagName }) => tagName)),
    ).toEqual(['IMG']);
    const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
    const file = readFileSync(await download.path());
    const entries = entriesOf(file);

    expect(entries[0]?.name).toBe('model.usda');
    for (const { name, method, at } of entries) {
      expect(method, `${name} is stored`).toBe(0);
      expect(at % 64, `${name} is aligned`).toBe(0);
      expect(name).toMatch(
        /^(model|geometries\/Geometry_\d+)\.usda$|^textures\/Texture_\d+(_true)?\.png$/,
      );
    }
    const model = entries[0]?.bytes.toString() ?? '';
    // The files that it refers to are in it: a tray, nine tiles and a mark.
    const names = new Set(entries.map(({ name }) => name));
    const uses = [...model.matchAll(/@(?:\.\/)?((?:geometries|textures)\/[^@[]+)@/g)].map(
      ([, name = '']) => name,
    );
    for (const name of uses) expect(names).toContain(name);
    const shapes = Map.groupBy(
      uses.filter((name) => name.startsWith('geometries')),
      String,
    );
    expect([...shapes.values()].map(({ length }) => length).toSorted((a, b) => a - b)).toEqual([
      1, 1, 9,
    ]);

    // Read by another program, it shows the board thirty centimetres wide: white tiles, and the mark's blue in the middle.
    const { width, picture } = await drawn(page, file);
    expect(width).toBeCloseTo(0.3, 2);
    const blue = await pixelsOf(page, picture.middle, '#0f9ac2');
    expect(blue).toBeGreaterThan(50);
    expect(await pixelsOf(page, picture.corner, '#0f9ac2')).toBe(0);
    expect(await pixelsOf(page, picture.corner, '#f7f5ec')).toBeGreaterThan(50);
  },
);

type Drawn = { readonly width: number; readonly picture: Record<'middle' | 'corner', Buffer> };

const THREE = new URL('../../../node_modules/three/', import.meta.url);

/** Reads a model with three's loader, which shares no code with its exporter, and draws two cells from above. */
async function drawn(page: Page, file: Buffer): Promise<Drawn> {
  const type = { html: 'text/html', js: 'text/javascript' };
  await page.route('**/model/**', async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname.endsWith('/'))
      return route.fulfill({
        contentType: type.html,
        body: `<script type="importmap">{"imports": {
          "three": "/model/build/three.module.js", "usd": "/model/examples/jsm/loaders/USDLoader.js"
        }}</script>`,
      });
    const path = new URL(pathname.replace('/model/', ''), THREE);
    return route.fulfill({ contentType: type.js, body: readFileSync(path) });
  });
  await page.goto('/model/');
  const { width, middle, corner } = await page.evaluate(async (base64) => {
    const name = { three: 'three', usd: 'usd' };
    const three = (await import(name.three)) as typeof Three;
    const { USDLoader } = (await import(name.usd)) as typeof Usd;
    const bytes = Uint8Array.from(atob(base64), (each) => each.codePointAt(0) ?? 0);
    const model = new USDLoader().parse(bytes.buffer);
    const maps: (Three.Texture | null)[] = [];
    model.traverse((each) => {
      if (!(each instanceof three.Mesh)) return;
      const { map } = each.material as Three.MeshStandardMaterial;
      each.material = new three.MeshBasicMaterial({ map });
      maps.push(map);
    });
    const isLoaded = (map: Three.Texture | null) => !map || Boolean(map.image);
    while (!maps.every(isLoaded)) await new Promise((resolve) => setTimeout(resolve, 10));
    const scene = new three.Scene().add(model);
    const size = new three.Box3().setFromObject(scene).getSize(new three.Vector3());
    const renderer = new three.WebGLRenderer({ preserveDrawingBuffer: true });
    renderer.setSize(128, 128);
    const shoot = (x: number, z: number) => {
      const camera = new three.OrthographicCamera(-0.04, 0.04, 0.04, -0.04, 0, 2);
      camera.position.set(x, 1, z);
      camera.up.set(0, 0, -1);
      camera.lookAt(x, 0, z);
      renderer.render(scene, camera);
      return renderer.domElement.toDataURL().split(',')[1] ?? '';
    };
    return { width: size.x, middle: shoot(0, 0), corner: shoot(-0.09, -0.09) };
  }, file.toString('base64'));
  const [seen, bare] = [Buffer.from(middle, 'base64'), Buffer.from(corner, 'base64')];
  return { width, picture: { middle: seen, corner: bare } };
}
