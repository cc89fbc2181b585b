/** Marsaglia's xorshift: fast and deterministic. */
export class Dice {
  private state: number;

  constructor(seed: number) {
    this.state = Math.imul(seed, 0x9e3779b1) | 1;
  }

  /** An integer in [0, below); `below` is at most 255. */
  roll(below: number): number {
    this.state ^= this.state << 13;
    this.state ^= this.state >>> 17;
    this.state ^= this.state << 5;
    return ((this.state >>> 16) * below) >>> 16;
  }
}
