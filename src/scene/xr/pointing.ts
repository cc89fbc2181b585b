/** Fingers, controllers and hands in an XR session: they point, pick and drag. */
import { type Matrix4, Ray, type Vector2, Vector3 } from 'three';
import { attend } from '../../play/attention.ts';
import type { CellId } from '../../rules/game.ts';
import { rayPicker } from '../board/Picker.tsx';
import { drag, onTabletop } from './placement.ts';
import type { Slate } from './slate.ts';

/** A ray in world coordinates; null while its source is not tracked. */
export type Cast = (source: XRInputSource) => Ray | null;

type Held = { readonly cell: CellId | null; at: Vector2 | null };

/** True for sources that always point, as a mouse does; a finger on a screen points only while it touches. */
export const isPointer = ({ targetRayMode }: XRInputSource): boolean =>
  targetRayMode === 'tracked-pointer';

/** One hand picks, two drag the board over its tabletop. */
export class Pointing {
  private readonly held = new Map<XRInputSource, Held>();
  /** Two hands have held at once: nothing is picked until both have let go. */
  private isDrag = false;
  private readonly slate: Slate | null;

  constructor(slate: Slate | null) {
    this.slate = slate;
  }

  start(source: XRInputSource, ray: Ray | null): void {
    const cell = ray && !this.slate?.meets(ray) ? (rayPicker()?.hit(ray) ?? null) : null;
    this.held.set(source, { cell, at: null });
    this.isDrag ||= this.held.size > 1;
    attend({ press: this.isDrag ? null : cell });
    for (const each of this.held.values()) each.at = null;
  }

  /** Picks the cell, or presses the button, on which a press both began and ended. */
  select(source: XRInputSource, ray: Ray | null): void {
    const began = this.held.get(source);
    if (!ray || !began || this.isDrag) return;
    if (this.slate?.press(ray)) return;
    const cell = rayPicker()?.hit(ray) ?? null;
    if (cell !== null && cell === began.cell) rayPicker()?.pick(cell, isPointer(source));
  }

  end(source: XRInputSource): void {
    this.held.delete(source);
    if (this.held.size === 0) this.isDrag = false;
    attend({ press: null });
  }

  /** Shows where hands point. */
  hover(sources: Iterable<XRInputSource>, cast: Cast): void {
    let isSeen = false;
    for (const source of sources) {
      const ray = isPointer(source) ? cast(source) : null;
      if (!ray) continue;
      isSeen = true;
      if (this.slate?.point(ray)) return;
      const cell = this.isDrag ? null : (rayPicker()?.hit(ray) ?? null);
      if (cell !== null) return attend({ hover: cell });
    }
    if (isSeen) attend({ hover: null });
  }

  /** The motion of the board under the two that hold it; null if it stays. */
  drag(cast: Cast, y: number, limits: readonly [number, number]): Matrix4 | null {
    const [one, two] = this.held;
    if (!one || !two) return null;
    const to = [one, two].map(([source]) => {
      const ray = cast(source);
      return ray && onTabletop(ray, y);
    });
    const [first, second] = to;
    if (!first || !second) return null;
    const [from, other] = [one[1], two[1]];
    if (from.at && other.at) return drag([from.at, other.at], [first, second], y, limits);
    [from.at, other.at] = [first, second];
    return null;
  }
}

const forward = new Vector3();

/** The ray along a pose's negative z. */
export function rayAlong(pose: Matrix4): Ray {
  const origin = new Vector3().setFromMatrixPosition(pose);
  return new Ray(origin, forward.set(0, 0, -1).transformDirection(pose).clone());
}
