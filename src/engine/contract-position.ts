/** A position that works for any game through its contract: slow, but always available. */
import type { Position } from './brain.ts';
import type { Game, Json } from '../rules/game.ts';
import { notation } from '../rules/match.ts';
import { marginOf } from './worth.ts';

/** The most plies that a search is given to expect. */
const LONG = 100;

/** See `Position`. Every seat is a side; a move is its index in the game's list of moves. */
export class ContractPosition implements Position {
  readonly sides: readonly number[];
  readonly horizon = LONG;
  lo = 0;
  hi = 0;
  private readonly game: Game;
  private readonly states: Json[];

  constructor(game: Game, seats: number, state: Json) {
    this.game = game;
    this.states = [state];
    this.sides = Array.from({ length: seats }, (_, seat) => seat);
  }

  /** A growing board gains as many cells as its sides have. */
  get width(): number {
    return this.game.moves(this.states[0] ?? null).length + LONG * 42;
  }

  get side(): number {
    return this.game.toMove(this.state) ?? 0;
  }

  get isOver(): boolean {
    return this.game.toMove(this.state) === null;
  }

  margin(side: number): number {
    const outcome = this.game.outcome(this.state);
    return outcome ? marginOf(outcome.scores, side) : 0;
  }

  isHopeless(): boolean {
    return false;
  }

  evaluate(): number {
    return 0;
  }

  legal(into: Int32Array, at: number): number {
    const { length } = this.game.moves(this.state);
    for (let move = 0; move < length; move += 1) into[at + move] = move;
    return length;
  }

  candidates(into: Int32Array, at: number): number {
    return this.legal(into, at);
  }

  play(move: number): void {
    this.states.push(this.game.apply(this.state, this.moveAt(move)));
  }

  undo(): void {
    this.states.pop();
  }

  /** FNV-1a of the state's text, twice over. */
  fingerprint(): number {
    let [lo, hi] = [0x811c9dc5 | 0, 0x2545f491];
    const text = JSON.stringify(this.state);
    for (let at = 0; at < text.length; at += 1) {
      const code = text.charCodeAt(at);
      lo = Math.imul(lo ^ code, 0x01000193);
      hi = Math.imul(hi ^ code, 0x5bd1e995) ^ (hi >>> 15);
    }
    this.lo = lo ^ (lo >>> 13);
    this.hi = hi;
    return 0;
  }

  mapped(move: number): number {
    return move;
  }

  unmapped(move: number): number {
    return move;
  }

  notation(move: number): string {
    return notation(this.game, this.moveAt(move));
  }

  private get state(): Json {
    return this.states.at(-1) ?? null;
  }

  private moveAt(move: number): Json {
    return this.game.moves(this.state)[move] ?? null;
  }
}
