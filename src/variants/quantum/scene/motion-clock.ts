/** Animates pieces to their target placements, all on one clock. */
import type { Vec3 } from '../../../rules/board.ts';
import type { SymbolId } from '../../../rules/game.ts';
import { easeOut, type RunClock } from '../../../scene/world/motion.ts';

/** Where a piece is, and its look. Numbers are interpolated while it moves. */
export type PiecePlacement = {
  readonly at: Vec3;
  readonly scale: number;
  /** 1 is bare clay, 0 is fired. */
  readonly raw: number;
  /** The drawn fraction of the cord to its partner, 0 to 1. */
  readonly cord: number;
};

/** One of the marks of a pair; its partner has the same `pair`. */
export type Piece = {
  readonly id: string;
  readonly pair: string;
  readonly symbol: SymbolId;
  readonly number: number;
  readonly placement: PiecePlacement;
};

type Moving = {
  readonly piece: Piece;
  readonly from: PiecePlacement;
  readonly delay: number;
  readonly leaves: boolean;
};

/** How far the tile of a cell is from its place. */
type ShiftOf = (cell: string) => { readonly x: number; readonly y: number };
const NOWHERE = { x: 0, y: 0 };

/** The duration of one piece's animation in milliseconds. */
export const GLIDE_MS = 260;
const GONE = 0.001;

export class MotionClock {
  private moving = new Map<string, Moving>();
  private passed = Infinity;
  private stopRun: () => void = () => {};
  private readonly listeners = new Set<() => void>();
  private shiftOf: ShiftOf = () => NOWHERE;
  private readonly run: RunClock;

  constructor(run: RunClock) {
    this.run = run;
  }

  /**
   * Sets the pieces. New ones grow, missing ones sink; `delays` holds a pair back, in milliseconds. `still`:
   * without motion. `rawness`: a pair's rawness at the start, so that a loop that was pointed at lights up
   * again.
   */
  set(
    pieces: readonly Piece[],
    delays: ReadonlyMap<string, number>,
    still: boolean,
    rawness: ReadonlyMap<string, number> = new Map(),
  ): void {
    const before = new Map(this.now().map((each) => [each.piece.id, each]));
    this.stopRun();
    const next = new Map<string, Moving>();
    for (const piece of pieces) {
      const lying = before.get(piece.id)?.placement ?? atScale(piece.placement, GONE);
      const from = { ...lying, raw: rawness.get(piece.pair) ?? lying.raw };
      const delay = delays.get(piece.pair) ?? this.waiting(piece.id, false);
      next.set(piece.id, { piece, from, delay, leaves: false });
      before.delete(piece.id);
    }
    for (const { piece, placement } of still ? [] : before.values()) {
      const sunk = { ...piece, placement: atScale(placement, GONE) };
      const delay = delays.get(piece.pair) ?? this.waiting(piece.id, true);
      next.set(piece.id, { piece: sunk, from: placement, delay, leaves: true });
    }
    this.moving = next;
    const whole = Math.max(0, ...[...next.values()].map(({ delay }) => delay)) + GLIDE_MS;
    this.passed = still ? Infinity : 0;
    this.tell();
    if (!still) this.stopRun = this.run(whole, (passed) => this.goTo(passed, whole));
  }

  /** Pieces move with the tiles of their cells; call it again whenever one has moved. */
  follow(shiftOf: ShiftOf): void {
    this.shiftOf = shiftOf;
    this.tell();
  }

  /** Every piece in its current placement. */
  now(): { readonly piece: Piece; readonly placement: PiecePlacement }[] {
    return [...this.moving.values()].map(({ piece, from, delay }) => {
      const fraction = Math.min(1, Math.max(0, (this.passed - delay) / GLIDE_MS));
      const placement = between(from, piece.placement, easeOut(fraction));
      const { x, y } = this.shiftOf(piece.id.slice(piece.id.indexOf('.') + 1));
      const [left, up, near] = placement.at;
      return {
        piece,
        placement: x === 0 && y === 0 ? placement : { ...placement, at: [left + x, up + y, near] },
      };
    });
  }

  /** Calls back immediately and at each change. Returns a function that stops it. */
  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    listener();
    return () => this.listeners.delete(listener);
  }

  stop(): void {
    this.stopRun();
  }

  /** The rest of a piece's delay, so that pointing elsewhere doesn't speed up a collapse. */
  private waiting(id: string, leaves: boolean): number {
    const known = this.moving.get(id);
    return known?.leaves === leaves ? Math.max(0, known.delay - this.passed) : 0;
  }

  private goTo(passed: number, whole: number): void {
    this.passed = passed;
    if (passed >= whole) {
      this.passed = Infinity;
      for (const [id, { leaves }] of this.moving) if (leaves) this.moving.delete(id);
    }
    this.tell();
  }

  private tell(): void {
    for (const listener of this.listeners) listener();
  }
}

const atScale = (placement: PiecePlacement, scale: number): PiecePlacement => ({
  ...placement,
  scale,
  cord: 0,
});

function between(from: PiecePlacement, to: PiecePlacement, fraction: number): PiecePlacement {
  const mix = (a: number, b: number) => a + (b - a) * fraction;
  return {
    at: [mix(from.at[0], to.at[0]), mix(from.at[1], to.at[1]), mix(from.at[2], to.at[2])],
    scale: mix(from.scale, to.scale),
    raw: mix(from.raw, to.raw),
    cord: mix(from.cord, to.cord),
  };
}
