import { describe, expect, test } from 'vitest';
import { cameraAxes, fit } from '../../../scene/camera/fit.ts';
import type { Vec3 } from '../../../rules/board.ts';
import { levelOf } from '../board.ts';
import { fanOut } from './fan.ts';

/** The canvases of a match on phones and tablets, CSS pixels. Wide ones have buttons on the left. */
const CANVASES = [
  [320, 274],
  [390, 463],
  [500, 326],
  [772, 676],
] as const;

const roomOn = ([width, height]: readonly [number, number]) =>
  width > 450 && width > height ? 104 / width : 0;

const STACKS = [
  { levels: 4, size: 3 },
  { levels: 3, size: 3 },
  { levels: 4, size: 4 },
];

/** Where a point is in a picture, CSS pixels from its middle. */
function seen(
  point: Vec3,
  { layout, extent }: ReturnType<typeof fanOut>,
  size: readonly [number, number],
) {
  const [width, height] = size;
  const view = layout.phone;
  const { distance, target } = fit(extent, view, width / height);
  const axes = cameraAxes(view);
  const from = point.map((value, axis) => value - (target[axis] ?? 0));
  const along = (axis: Vec3) => from.reduce((sum, value, at) => sum + value * (axis[at] ?? 0), 0);
  const unit =
    height / 2 / Math.tan((view.fov / 2) * (Math.PI / 180)) / (distance - along(axes.back));
  return [along(axes.right) * unit, along(axes.up) * unit] as const;
}

const isWide = ([width, height]: readonly [number, number]) => width > height;

describe.each(STACKS)('3D-16: a level of $levels with $size cells a side', (stack) => {
  const { levels, size: side } = stack;
  const cells = Array.from({ length: levels * side * side }, (_, at) =>
    [Math.floor(at / (side * side)), at % (side * side)].join('.'),
  );

  test.each(CANVASES)('has cells of 44 px and more on a canvas of %i x %i', (...size) => {
    const fan = fanOut(stack, 1, isWide(size), roomOn(size));
    const own = cells.filter((cell) => levelOf(cell) === 1);
    const at = own.map((cell) => seen(fan.layout.centreOf(cell), fan, size));
    const gaps = at.flatMap(([x, y], one) =>
      at.slice(one + 1).map(([x2, y2]) => Math.max(Math.abs(x - x2), Math.abs(y - y2))),
    );
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(44);
  });

  test.each(CANVASES)(
    'leaves every cell in the picture of %i x %i, and no two in one place',
    (...size) => {
      for (let level = 0; level < levels; level += 1) {
        const fan = fanOut(stack, level, isWide(size), roomOn(size));
        const at = cells.map((cell) => seen(fan.layout.centreOf(cell), fan, size));
        for (const [x, y] of at) {
          expect(Math.abs(x)).toBeLessThan(size[0] / 2 - 6);
          expect(x + size[0] / 2).toBeGreaterThan(roomOn(size) * size[0]);
          expect(Math.abs(y)).toBeLessThan(size[1] / 2 - 6);
        }
        expect(new Set(at.map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`)).size).toBe(
          cells.length,
        );
      }
    },
  );

  test('has the others in the order of the stack, from the left or from the front', () => {
    const places = (wide: boolean) =>
      fanOut(stack, 0, wide).others.map(({ at }) => (wide ? -at[2] : at[0]));
    expect(places(false)).toEqual(places(false).toSorted((a, b) => a - b));
    expect(places(true)).toEqual(places(true).toSorted((a, b) => a - b));
  });

  test('has its shadow under the level, and none under what lies between it and the others', () => {
    const { extent, shaded } = fanOut(stack, 0, false);
    expect(shaded.max).toEqual(extent.max);
    expect(shaded.min[2]).toBe(-shaded.max[2]);
    expect(extent.min[2]).toBeLessThan(shaded.min[2]);
  });
});
