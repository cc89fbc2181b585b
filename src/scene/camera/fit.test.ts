import { describe, expect, test } from 'vitest';
import { PerspectiveCamera, Vector3 } from 'three';
import type { Vec3, Viewpoint } from '../../rules/board.ts';
import { squirclePoint } from '../geometry/rings.ts';
import { cameraAxes, fit, MARGIN } from './fit.ts';
import type { Extent } from '../../play/framing.ts';

const extent: Extent = { min: [-1.8, -0.36, -1.8], max: [1.8, 0.12, 1.8] };

const { min, max } = extent;
const corners = [min[0], max[0]].flatMap((x) =>
  [min[1], max[1]].flatMap((y) => [min[2], max[2]].map((z): Vec3 => [x, y, z])),
);

/** Places in normalised device coordinates, by three's own camera. */
function projected(
  viewpoint: Viewpoint,
  aspect: number,
  shown = extent,
  places = corners,
): Vector3[] {
  const { distance, target } = fit(shown, viewpoint, aspect);
  const { back } = cameraAxes(viewpoint);
  const camera = new PerspectiveCamera(viewpoint.fov, aspect, 0.1, 200);
  camera.position.set(
    target[0] + back[0] * distance,
    target[1] + back[1] * distance,
    target[2] + back[2] * distance,
  );
  camera.lookAt(new Vector3(...target));
  camera.updateMatrixWorld();
  return places.map((place) => new Vector3(...place).project(camera));
}

/** The largest coordinate of these places; 1 is the picture's edge. */
const farthest = (places: readonly Vector3[]) =>
  Math.max(...places.flatMap(({ x, y }) => [Math.abs(x), Math.abs(y)]));

const viewpoints: Viewpoint[] = [
  { fov: 24, azimuth: 18, elevation: 46 },
  { fov: 24, azimuth: 0, elevation: 59 },
  { fov: 11, azimuth: 24, elevation: 25 },
  { fov: 24, azimuth: -140, elevation: 18 },
];

describe.each(viewpoints)('a board seen from %o', (viewpoint) => {
  test.each([0.5, 0.9, 1, 1.6, 3])('fills a picture of aspect %f and stays inside', (aspect) => {
    const fill = farthest(projected(viewpoint, aspect));
    expect(fill).toBeLessThanOrEqual(1);
    expect(fill).toBeGreaterThan(1 / MARGIN - 0.06);
  });

  test('is in the middle of the picture', () => {
    const seen = projected(viewpoint, 1.4);
    for (const axis of ['x', 'y'] as const) {
      const values = seen.map((corner) => corner[axis]);
      expect(Math.max(...values) + Math.min(...values)).toBeCloseTo(0, 1);
    }
  });

  test('counts its margin from round corners', () => {
    const places = Array.from({ length: 64 }, (_, step) =>
      squirclePoint(1.8, 9, step / 64),
    ).flatMap(([x, z]) => [min[1], max[1]].map((y): Vec3 => [x, y, z]));
    const fill = farthest(projected(viewpoint, 1.3, { ...extent, exponent: 9 }, places));
    expect(fill).toBeCloseTo(1 / MARGIN, 1);
    expect(fill).toBeGreaterThan(farthest(projected(viewpoint, 1.3, extent, places)));
  });
});
