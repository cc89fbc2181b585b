/** The growing rectangle of infinite's cells, on a grid with room for its largest size. */
import { MAX_SIDE, type Span } from '../../rules/plane/plane.ts';

/** Free columns and rows around the largest rectangle, so that no line leaves the grid. */
export const MARGIN = 8;

export class Rectangle {
  /** Its first and last columns and rows. */
  west: number;
  north: number;
  east: number;
  south: number;
  /** The coordinates of the grid's first column and row on the plane. */
  protected readonly x: number;
  protected readonly y: number;

  constructor({ x, y, width, height }: Span) {
    this.x = x + width - MAX_SIDE - MARGIN;
    this.y = y + height - MAX_SIDE - MARGIN;
    this.west = x - this.x;
    this.east = this.west + width - 1;
    this.north = y - this.y;
    this.south = this.north + height - 1;
  }

  protected has(column: number, row: number): boolean {
    return column >= this.west && column <= this.east && row >= this.north && row <= this.south;
  }

  /** Grows where the mark touches an edge, as `growPlane` does by the rules. */
  protected growTo(column: number, row: number): void {
    const isWider = this.east - this.west + 1 < MAX_SIDE;
    const isHigher = this.south - this.north + 1 < MAX_SIDE;
    const [isWest, isEast] = [column === this.west, column === this.east];
    const [isNorth, isSouth] = [row === this.north, row === this.south];
    if (isWider && isWest) this.west -= 1;
    if (isWider && isEast) this.east += 1;
    if (isHigher && isNorth) this.north -= 1;
    if (isHigher && isSouth) this.south += 1;
  }
}
