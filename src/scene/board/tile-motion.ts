/** The current offset of each tile, for the tile and for the objects on it. */
import type { SpringValue } from '@react-spring/three';
import type { BoardLayout } from '../../rules/board.ts';
import type { CellId } from '../../rules/game.ts';
import { attention } from '../../play/attention.ts';
import { easeIn, easeOut, PLACE, type RunClock, runClock, springValue } from '../world/motion.ts';

/** A tile's distance from its place in world units, and its size. */
export type Shift = { x: number; y: number; size: number };

/** Sets a tile's offset at a fraction of its time, 0 to 1. It ends at rest or out of sight. */
export type MoveTile = (fraction: number, shift: Shift) => void;

/** How far a tile sinks under a finger or a landing mark. */
const DIP = 0.03;
/** A refused tap: how far its tile goes to each side, and for how long. */
const SWAY = 0.05;
const SHAKE_MS = 340;
const SWINGS = 3;
/** From how high a tile is set down, and how long that takes. */
const DROP = 0.7;
export const SET_MS = 260;
const REST: Readonly<Shift> = { x: 0, y: 0, size: 1 };

/** Swings from side to side, less and less. */
export const shake: MoveTile = (fraction, shift) => {
  shift.x = SWAY * Math.sin(fraction * SWINGS * 2 * Math.PI) * (1 - fraction);
};

/** Set down as if by hand: out of sight until its turn. */
export const setDown: MoveTile = (fraction, shift) => {
  shift.size = fraction > 0 ? Math.min(1, 0.7 + fraction) : 0;
  shift.y = DROP * (1 - easeOut(fraction));
};

/** How far a tile sinks into its tray until the mark on it is out of sight too. */
const DEPTH = 0.36;

/** Sinks with the mark on it, and stays out of sight. */
export const sink: MoveTile = (fraction, shift) => {
  shift.y = -DEPTH * easeIn(fraction);
};

/** Milliseconds between the first tile of a board that moves and the last. */
export const ACROSS_MS = 380;

/** The delays of a wave from the far left corner to the near right one, and from the lowest level up. */
export function acrossBoard(
  layout: BoardLayout,
  cells: readonly CellId[],
): (cell: CellId) => number {
  const distances = new Map(
    cells.map((cell) => {
      const [x, y, z] = layout.centreOf(cell);
      return [cell, x + 0.6 * y + z];
    }),
  );
  const least = Math.min(...distances.values());
  const range = Math.max(...distances.values()) - least || 1;
  return (cell) => (((distances.get(cell) ?? least) - least) / range) * ACROSS_MS;
}

export class TileMotion {
  private readonly shifts = new Map<CellId, Shift>();
  private readonly springs = new Map<CellId, SpringValue<number>>();
  /** The heights to which waves have moved tiles, without their springs. */
  private readonly heights = new Map<CellId, number>();
  private readonly followers = new Set<(cell: CellId, shift: Readonly<Shift>) => void>();
  private readonly ends = new Set<() => void>();
  private readonly run: RunClock;

  constructor(run: RunClock = runClock) {
    this.run = run;
  }

  /** Starts to follow fingers and refused taps. Returns a function that ends all motion. */
  start(): () => void {
    const unfollow = attention.subscribe(({ press, refused }, before) => {
      if (press !== before.press) {
        if (before.press !== null) this.move(before.press, 0);
        if (press !== null) this.move(press, -DIP);
      }
      if (refused && refused !== before.refused) this.wave([refused.cell], SHAKE_MS, shake);
    });
    return () => {
      unfollow();
      this.rest();
    };
  }

  /** Whether any tile has moved yet. */
  get isMoving(): boolean {
    return this.shifts.size > 0;
  }

  of(cell: CellId): Readonly<Shift> {
    return this.shifts.get(cell) ?? REST;
  }

  /** Calls back for every tile that moves. Returns a function that ends this. */
  follow(follower: (cell: CellId, shift: Readonly<Shift>) => void): () => void {
    this.followers.add(follower);
    return () => this.followers.delete(follower);
  }

  /** A short push that springs back. */
  knock(cell: CellId): void {
    void this.springOf(cell).start({ from: -DIP, to: 0, config: PLACE });
  }

  /** Moves tiles with `move`, each for `ms` milliseconds after its delay. */
  wave(
    cells: readonly CellId[],
    ms: number,
    move: MoveTile,
    delayOf: (cell: CellId) => number = () => 0,
  ): void {
    const delays = cells.map(delayOf);
    const whole = ms + Math.max(0, ...delays);
    const tell = (passed: number) => {
      for (let at = 0; at < cells.length; at += 1) {
        const fraction = Math.min(1, Math.max(0, (passed - (delays[at] ?? 0)) / ms));
        const cell = cells[at] ?? '';
        const shift = Object.assign(this.shiftOf(cell), REST);
        move(fraction, shift);
        this.heights.set(cell, shift.y);
        shift.y += this.springs.get(cell)?.get() ?? 0;
        this.tell(cell, shift);
      }
      if (passed >= whole) this.ends.delete(end);
    };
    tell(0);
    const stop = this.run(whole, tell);
    const end = () => {
      stop();
      tell(whole);
    };
    this.ends.add(end);
  }

  /** Ends all waves: every tile goes to its place at once. */
  finish(): void {
    for (const end of this.ends) end();
    this.ends.clear();
  }

  private rest(): void {
    this.finish();
    for (const spring of this.springs.values()) spring.stop();
    this.springs.clear();
    this.heights.clear();
    for (const [cell, shift] of this.shifts) this.tell(cell, Object.assign(shift, REST));
    this.shifts.clear();
  }

  private move(cell: CellId, to: number): void {
    void this.springOf(cell).start(to, { config: PLACE });
  }

  private springOf(cell: CellId): SpringValue<number> {
    const known = this.springs.get(cell);
    if (known) return known;
    const made = springValue(0, (height) => {
      const shift = this.shiftOf(cell);
      shift.y = height + (this.heights.get(cell) ?? 0);
      this.tell(cell, shift);
    });
    this.springs.set(cell, made);
    return made;
  }

  private shiftOf(cell: CellId): Shift {
    const known = this.shifts.get(cell);
    if (known) return known;
    const made = { ...REST };
    this.shifts.set(cell, made);
    return made;
  }

  private tell(cell: CellId, shift: Readonly<Shift>): void {
    for (const follower of this.followers) follower(cell, shift);
  }
}
