/** Tells a tap from an orbit: a short drag inside one cell must never play a move. */

/** The relevant data of a pointer event. Places in client pixels. */
export type Touch = {
  readonly pointerId: number;
  readonly pointerType: string;
  /** The first finger of a gesture, or the only one; a mouse always is. */
  readonly isPrimary: boolean;
  readonly clientX: number;
  readonly clientY: number;
};

/** The longest path of a tap in pixels. */
const REACH = { mouse: 6, other: 10 };

/** One gesture at a time: one pointer, a short path. A press may rest, as it may on a button. */
export class TapTest {
  private readonly pointers = new Set<number>();
  private start: Touch | null = null;
  private path = 0;
  private last: Touch | null = null;

  down(touch: Touch): void {
    // Browsers sometimes lose the end of a touch: a new first finger means that no other is down.
    if (touch.isPrimary) this.pointers.clear();
    this.pointers.add(touch.pointerId);
    this.start = this.pointers.size === 1 ? touch : null;
    this.last = touch;
    this.path = 0;
  }

  /** Whether the gesture can still be a tap. */
  move(touch: Touch): boolean {
    if (this.start?.pointerId !== touch.pointerId || !this.last) return false;
    this.path += distance(touch, this.last);
    this.last = touch;
    if (this.path > reach(touch)) this.start = null;
    return this.start !== null;
  }

  /** Whether the gesture was a tap. */
  up(touch: Touch): boolean {
    const tapped = this.move(touch);
    this.cancel(touch);
    return tapped;
  }

  cancel(touch: Pick<Touch, 'pointerId'>): void {
    if (this.pointers.delete(touch.pointerId)) this.start = null;
  }
}

const distance = (one: Touch, other: Touch) =>
  Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);

const reach = ({ pointerType }: Touch) => (pointerType === 'mouse' ? REACH.mouse : REACH.other);
