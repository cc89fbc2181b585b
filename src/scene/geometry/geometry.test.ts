import { type BufferGeometry, Vector3 } from 'three';
import { describe, expect, test } from 'vitest';
import { GLAZES, SCENES } from '../../look/palette.ts';
import { SYMBOLS } from '../../rules/game.ts';
import { FINE, markGeometry } from './marks.ts';
import { seamGeometry } from './seam.ts';
import { TILE_HALF, TILE_HEIGHT, tileGeometry } from './tile.ts';
import { rimWidth, TABLETOP_Y, trayGeometry } from './tray.ts';
import { rollingOf } from './tube.ts';

/** Volume inside a closed surface; negative when its triangles face inwards. */
function volume(geometry: BufferGeometry): number {
  const index = geometry.getIndex();
  const position = geometry.getAttribute('position');
  let sum = 0;
  const [a, b, c] = [new Vector3(), new Vector3(), new Vector3()];
  for (let at = 0; at < (index?.count ?? 0); at += 3) {
    a.fromBufferAttribute(position, index?.getX(at) ?? 0);
    b.fromBufferAttribute(position, index?.getX(at + 1) ?? 0);
    c.fromBufferAttribute(position, index?.getX(at + 2) ?? 0);
    sum += a.dot(b.cross(c)) / 6;
  }
  return sum;
}

const triangles = (geometry: BufferGeometry) => (geometry.getIndex()?.count ?? 0) / 3;

/** How many vertices have a normal that points away from the triangles around them. */
function flippedNormals(geometry: BufferGeometry): number {
  const given = geometry.getAttribute('normal');
  const own = geometry.clone();
  own.computeVertexNormals();
  const computed = own.getAttribute('normal');
  const [a, b] = [new Vector3(), new Vector3()];
  return Array.from({ length: given.count }, (_, at) =>
    a.fromBufferAttribute(given, at).dot(b.fromBufferAttribute(computed, at)),
  ).filter((cosine) => cosine < -0.01).length;
}

const light = SCENES.light;

describe('tile and tray', () => {
  const tile = tileGeometry(light.tile, 36);

  test('a tile is as large as its pitch allows, its top at zero', () => {
    tile.computeBoundingBox();
    const { min, max } = tile.boundingBox ?? {};
    expect(max?.x).toBeCloseTo(TILE_HALF, 2);
    expect(max?.y).toBe(0);
    expect(max?.z).toBeCloseTo(TILE_HALF, 2);
    expect(min?.y).toBeCloseTo(-TILE_HEIGHT);
  });

  test('triangles face outwards', () => {
    // The tile is open underneath, which nobody sees: only its top must face up.
    expect(flippedNormals(tile)).toBe(0);
    expect(volume(trayGeometry(light.tray, 1.6, 64))).toBeGreaterThan(0);
  });

  test('the tray closes underneath, on the table', () => {
    const tray = trayGeometry(light.tray, 1.6, 64);
    tray.computeBoundingBox();
    expect(tray.boundingBox?.min.y).toBeCloseTo(TABLETOP_Y);
    expect(tray.boundingBox?.max.x).toBeGreaterThanOrEqual(1.6 + rimWidth(1.6));
  });
});

describe.each(SYMBOLS)('ALL-50: the mark %s', (symbol) => {
  const geometry = markGeometry(symbol, GLAZES.light[symbol], FINE);

  test('is a closed coil that faces outwards', () => {
    expect(volume(geometry)).toBeGreaterThan(0);
    expect(flippedNormals(geometry)).toBe(0);
  });

  test('is within its tile', () => {
    geometry.computeBoundingBox();
    const { min, max } = geometry.boundingBox ?? {};
    for (const value of [min?.x, min?.z, max?.x, max?.z]) {
      expect(Math.abs(value ?? 9)).toBeLessThan(TILE_HALF - 0.02);
    }
  });

  test('is rolled out run by run to its end', () => {
    const { tips, fractions, trianglesEach } = rollingOf(geometry);
    expect(tips.length * trianglesEach).toBe(triangles(geometry));
    expect(fractions.at(-1)).toBeCloseTo(1);
    expect(fractions.toSorted((a, b) => a - b)).toEqual(fractions);
  });
});

test('ALL-51: no two marks share an outline', () => {
  const outlines = SYMBOLS.map((symbol) => {
    const position = markGeometry(symbol, GLAZES.light.X, FINE).getAttribute('position');
    return [...position.array].map((value) => value.toFixed(3)).join();
  });
  expect(new Set(outlines).size).toBe(SYMBOLS.length);
});

describe('the seam of a finished line', () => {
  const wells = [-1.05, 0, 1.05].map((x) => [x, 0, x] as const);
  const { geometry, seconds } = seamGeometry(wells, { speed: 9, ringDelay: 0.12 });
  const at = [...geometry.getAttribute('at').array];

  test('runs from one end to the other within its time', () => {
    expect(Math.min(...at)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...at)).toBeLessThanOrEqual(seconds + 1e-6);
    const position = geometry.getAttribute('position');
    const early = at.findIndex((time) => time === Math.min(...at));
    const late = at.findLastIndex((time) => time === Math.max(...at));
    expect(position.getX(early)).toBeLessThan(-1.05);
    expect(position.getX(late)).toBeGreaterThan(0.5);
  });

  test.each([
    ['a row', [-1.05, 0, 1.05].map((x) => [x, 0, 0] as const)],
    ['a column', [-1.05, 0, 1.05].map((z) => [0, 0, z] as const)],
    ['a diagonal', [-1.05, 0, 1.05].map((x) => [x, 0, -x] as const)],
  ])('along %s it ends on the tray and never beyond its rim', (_, line) => {
    const { geometry: seam } = seamGeometry(line, { speed: 9, ringDelay: 0.12 });
    seam.computeBoundingBox();
    const { min, max } = seam.boundingBox ?? {};
    const inner = (3 * 1.05) / 2 + 0.03;
    const far = Math.max(...[min?.x, min?.z, max?.x, max?.z].map((each) => Math.abs(each ?? 9)));
    expect(far).toBeGreaterThan(1.05 + 0.388 + 0.1);
    expect(far).toBeLessThan(inner + rimWidth(inner));
  });

  test('a full classic board with its seam stays in the budget of 15,000 triangles', () => {
    const marks = [...'XXXXX'].map(() => markGeometry('X', GLAZES.light.X, FINE));
    const rings = [...'OOOO'].map(() => markGeometry('O', GLAZES.light.O, FINE));
    const tiles = 9 * triangles(tileGeometry(light.tile, 36));
    const tray = triangles(trayGeometry(light.tray, 1.6, 64));
    const clay = [...marks, ...rings].reduce((sum, mark) => sum + triangles(mark), 0);
    expect(tiles + tray + clay + triangles(geometry)).toBeLessThanOrEqual(15_000);
  });
});
