/**
 * Takes a level out of its stack and lays it flat, for screens on which the stack's cells are too small to
 * tap.
 */
import { Plane, Vector3 } from 'three';
import type { BoardLayout, Vec3, Viewpoint } from '../../../rules/board.ts';
import type { Hit } from '../../../scene/board/Picker.tsx';
import { MARK_TOP } from '../../../scene/camera/extent.ts';
import type { Extent } from '../../../play/framing.ts';
import { rimWidth, TABLETOP_Y } from '../../../scene/geometry/tray.ts';
import { levelOf, type Stack, stackLayout } from '../board.ts';

/** A viewpoint nearly from above. */
const VIEWPOINT: Viewpoint = { fov: 11, azimuth: 0, elevation: 72 };
/**
 * The gaps between the level and the others, and among these, world units; the labels are in one of the two.
 */
const GAPS = { behind: { away: 0.62, between: 0.3 }, beside: { away: 0.35, between: 0.62 } };
/** The largest size of the others, relative to the level. */
const SMALL = 0.4;

/** A small level beside the large one: its middle, and the place of its name. */
type SmallLevel = {
  readonly level: number;
  readonly at: Vec3;
  readonly label: readonly [x: number, z: number];
};

export type Fan = {
  readonly layout: BoardLayout;
  /** The other levels, from the bottom. */
  readonly others: readonly SmallLevel[];
  /** Their size relative to the large level. */
  readonly scale: number;
  readonly extent: Extent;
  /** The level itself: one shadow under all of them would be a slab. */
  readonly shaded: Extent;
  /** A cell of the small level under a ray. */
  readonly hit: Hit;
};

/**
 * Lays out the level in the middle, and the others small in a row behind it, or in a column on its right with
 * the highest at the back, as in the stack. @param free the fraction of the picture's width to leave free on the
 * left
 */
export function fanOut(stack: Stack, level: number, isWide: boolean, free = 0): Fan {
  const flat = stackLayout(stack, 0);
  const inner = flat.tray ?? 1;
  const half = inner + rimWidth(inner);
  const count = stack.levels - 1;
  const gaps = isWide ? GAPS.beside : GAPS.behind;
  const scale = Math.min(SMALL, (2 * half - (count - 1) * gaps.between) / (count * 2 * half));
  const away = half + gaps.away + half * scale;
  const others = Array.from({ length: stack.levels }, (_, each) => each)
    .filter((each) => each !== level)
    .map((each, place): SmallLevel => {
      const along = (place - (count - 1) / 2) * (2 * half * scale + gaps.between);
      const at: Vec3 = isWide ? [away, 0, -along] : [along, 0, -away];
      return { level: each, at, label: [at[0], at[2] - half * scale] };
    });
  const reach = away + half * scale;
  return {
    others,
    scale,
    layout: {
      ...flat,
      tray: null,
      viewpoint: VIEWPOINT,
      phone: VIEWPOINT,
      centreOf(cell) {
        const [x, y, z] = flat.centreOf(cell);
        const other = others.find((each) => each.level === levelOf(cell));
        return other ? [other.at[0] + x * scale, 0, other.at[2] + z * scale] : [x, y, z];
      },
    },
    extent: {
      min: [-half - ((half + reach) * free) / (1 - free), TABLETOP_Y, isWide ? -half : -reach],
      max: [isWide ? reach : half, MARK_TOP, half],
    },
    shaded: { min: [-half, TABLETOP_Y, -half], max: [half, MARK_TOP, half] },
    hit(ray) {
      const at = ray.intersectPlane(table, touched);
      const isOn = ({ at: [x, , z] }: SmallLevel) =>
        at !== null && Math.max(Math.abs(at.x - x), Math.abs(at.z - z)) < half * scale;
      const other = others.find(isOn);
      return other ? `${other.level}.0` : null;
    },
  };
}

const table = new Plane(new Vector3(0, 1, 0), 0);
const touched = new Vector3();
