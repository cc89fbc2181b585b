/** The kintsugi seam: gold that runs along a finished line and closes a ring round each well. */
import type { BufferGeometry } from 'three';
import type { Vec3 } from '../../rules/board.ts';
import { lipDistance, lipStroke } from './outline.ts';
import { tubeGeometry, type PathPoint, type Stroke } from './tube.ts';

const CORE = 0.03;
const RING = 0.023;
const HAIR = 0.012;
const RING_STEPS = 32;
const SIDES = 6;
/** The seam runs past its outer wells, at most to the tray's rim. */
const TAIL = 0.36;
/** From the middle of an outer cell to the middle of the rim beside it, world units. */
const RIM = 0.61;
const LIFTED = 0.016;
const JAG = 0.06;
/** Seconds a ring takes to close. */
const RING_S = 0.16;

const GOLDEN = { top: '#ffffff', pool: '#ffffff' };

/** Seconds from the first gold to the end of the last ring, and the shape with attribute `at`. */
type SeamShape = { readonly geometry: BufferGeometry; readonly seconds: number };

/** Timing of a seam: world units a second, and seconds a ring waits behind the running end. */
type SeamPace = { readonly speed: number; readonly ringDelay: number };

/**
 * A seam through wells on one level, in order.
 * @param wells the middles of the line's cells, world units
 */
export function seamGeometry(wells: readonly Vec3[], pace: SeamPace): SeamShape {
  const [first, last] = [wells[0], wells.at(-1)];
  if (!first || !last) throw new Error('a seam needs a line');
  const run = new SeamRun(first, last, pace.speed);
  const strokes: Stroke[] = [];
  const edge = lipDistance(run.x, run.z);
  const tail = tailOf(run.x, run.z);
  const places = wells.map((well) => run.along(well));
  places.forEach((place, index) => {
    const before = places[index - 1];
    const from = before === undefined ? place - edge - tail : before + edge;
    strokes.push(...run.crack(from, place - edge));
    strokes.push(run.ring(place, edge, pace.ringDelay));
  });
  const end = (places.at(-1) ?? 0) + edge;
  strokes.push(...run.crack(end, end + tail));
  const geometry = tubeGeometry(strokes, GOLDEN, SIDES);
  geometry.translate(0, first[1] + LIFTED, 0);
  return { geometry, seconds: run.time(end + tail) + pace.ringDelay + RING_S };
}

/** How far the seam goes beyond its outer wells: the rim is near along a row, farther towards a corner. */
const tailOf = (x: number, z: number): number =>
  Math.min(TAIL, RIM / Math.max(Math.abs(x), Math.abs(z)) - lipDistance(x, z));

/** A straight run from one well to another: distances along it, and the time gold gets there. */
class SeamRun {
  readonly x: number;
  readonly z: number;
  private readonly origin: Vec3;
  private readonly speed: number;
  private readonly start: number;

  constructor(first: Vec3, last: Vec3, speed: number) {
    const [dx, dz] = [last[0] - first[0], last[2] - first[2]];
    const length = Math.hypot(dx, dz) || 1;
    [this.x, this.z] = [dx / length, dz / length];
    this.origin = first;
    this.speed = speed;
    this.start = lipDistance(this.x, this.z) + tailOf(this.x, this.z);
  }

  along(well: Vec3): number {
    return (well[0] - this.origin[0]) * this.x + (well[2] - this.origin[2]) * this.z;
  }

  time(distance: number): number {
    return (distance + this.start) / this.speed;
  }

  /** A jagged coil over a gap, with one hairline branching off. */
  crack(from: number, to: number): Stroke[] {
    const steps = Math.max(3, Math.round((to - from) / 0.13));
    const points = Array.from({ length: steps + 1 }, (_, step) => {
      const inner = step > 0 && step < steps;
      const drift = inner ? (wobble(from + step * 5) - 0.75) * 1.2 : 0;
      const at = from + ((to - from) * (step + drift)) / steps;
      const side = inner ? (step % 2 === 0 ? 1 : -1) * JAG * (wobble(at * 2) * 2 - 0.9) : 0;
      return this.point(at, side, CORE * (0.82 + 0.36 * wobble(at * 3)));
    });
    return [{ points, closed: false }, this.hairline(from, to)];
  }

  ring(place: number, edge: number, delay: number): Stroke {
    const facing = Math.atan2(-this.z, -this.x);
    const entered = this.time(place - edge) + delay;
    return lipStroke(RING, RING_STEPS, this.spot(place, 0), (angle) => {
      const turn = Math.abs(Math.atan2(Math.sin(angle - facing), Math.cos(angle - facing)));
      return entered + (turn / Math.PI) * RING_S;
    });
  }

  private hairline(from: number, to: number): Stroke {
    const at = from + (to - from) * 0.55;
    const side = wobble(at * 7) > 0.75 ? 1 : -1;
    const points = [0, 0.5, 1].map((step) =>
      this.point(at + step * 0.05, side * step * (0.12 + 0.03 * (step === 0.5 ? 1 : 0)), HAIR),
    );
    return { points, closed: false };
  }

  private point(distance: number, side: number, radius: number): PathPoint {
    return { ...this.spot(distance, side), radius, at: Math.max(0.001, this.time(distance)) };
  }

  private spot(distance: number, side: number): { x: number; z: number } {
    return {
      x: this.origin[0] + this.x * distance - this.z * side,
      z: this.origin[2] + this.z * distance + this.x * side,
    };
  }
}

/** Between 0.5 and 1, deterministic by place, so a seam never changes its shape. */
function wobble(value: number): number {
  return 0.75 + 0.25 * Math.sin(value * 12.9898 + 4.1);
}
