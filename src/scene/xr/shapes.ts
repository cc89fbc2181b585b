/** The objects of an XR session besides the board. */
import { Color, CylinderGeometry, DoubleSide, Mesh, MeshBasicMaterial } from 'three';
import type { ScenePalette } from '../../look/palette.ts';
import { footprintOf } from '../world/ground-plane.ts';
import type { Extent } from '../../play/framing.ts';
import { ringSurface } from '../geometry/rings.ts';

const newPaint = () =>
  new MeshBasicMaterial({ vertexColors: true, toneMapped: false, side: DoubleSide });

/** The outline of a board where it would be placed: a light and a dark line, to be visible on any table. */
export function reticleOf(extent: Extent): Mesh {
  const { exponent = 9, min } = extent;
  const ring = (half: number, color: string) => ({ half, y: 0, exponent, color });
  const rings = [
    ring(0.93, '#ffffff'),
    ring(0.97, '#ffffff'),
    ring(0.97, '#16241f'),
    ring(1, '#16241f'),
  ];
  const mesh = new Mesh(ringSurface(rings, 96), newPaint());
  const { x, z, halfX, halfZ } = footprintOf(extent);
  mesh.position.set(x, min[1], z);
  mesh.scale.set(halfX, 1, halfZ);
  return mesh;
}

/** The table's height and width, metres. */
const TABLE = { height: 0.72, radius: 0.5 };
const WALLS = { radius: 5, height: 4 };

/** A round table in a quiet round room. Its origin is the middle of the table's top; metres. */
export function surroundingsMesh({ tray, sky }: ScenePalette, page: string): Mesh {
  const wall = new Color(page);
  const shade = (color: string, fraction: number) =>
    `#${wall.clone().lerp(new Color(color), fraction).getHexString()}`;
  const floor = shade(sky.below, 0.35);
  const ring = (half: number, y: number, color: string) => ({ half, y, exponent: 2, color });
  const { height, radius } = TABLE;
  const rings = [
    ring(0, -0.004, shade(tray.side, 0.3)),
    ring(radius - 0.01, -0.004, shade(tray.side, 0.3)),
    ring(radius, -0.014, shade(tray.side, 0.5)),
    ring(radius, -0.04, shade(tray.side, 0.7)),
    ring(0.05, -0.05, shade(tray.side, 0.8)),
    ring(0.05, -height, shade(tray.side, 0.8)),
    ring(radius * 0.9, -height, shade(sky.below, 0.6)),
    ring(radius * 2.5, -height, floor),
    ring(WALLS.radius, -height, shade(sky.below, 0.2)),
    ring(WALLS.radius, WALLS.height / 2, page),
    ring(WALLS.radius * 0.6, WALLS.height, shade('#ffffff', 0.15)),
    ring(0, WALLS.height, shade('#ffffff', 0.2)),
  ];
  return new Mesh(ringSurface(rings, 64), newPaint());
}

/** The ray of a hand, from its origin forwards; one metre long. */
export function rayOf(): Mesh {
  const geometry = new CylinderGeometry(0.001, 0.002, 1, 8).rotateX(-Math.PI / 2);
  const material = new MeshBasicMaterial({ color: '#ffffff', transparent: true, opacity: 0.7 });
  const mesh = new Mesh(geometry.translate(0, 0, -0.5), material);
  mesh.matrixAutoUpdate = false;
  return mesh;
}

/** Frees what one of these holds on the graphics card. */
export function drop(mesh: Mesh): void {
  mesh.removeFromParent();
  mesh.geometry.dispose();
  const materials = Array.isArray(mesh.material) ? mesh.material : [mesh.material];
  for (const material of materials) material.dispose();
}
