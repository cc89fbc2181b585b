/**
 * Proof-number search for X's wins in strategic moves, down to wins by fours. A proof found for one reply of O is tried
 * against its other replies first.
 */
import { Field, markOf, NONE, O, SEVERAL, X } from './field.ts';
import { CELLS, inverse, SYMMETRIES } from './geometry.ts';
import { nameOf } from './names.ts';

/** Positions to visit for one win by fours. */
const FOURS = 3000;
/** A number that no sum of open positions reaches. */
const NEVER = 1e9;
/** With more marks than these, only some moves are kept, and only threats among them. */
const OPENING = 6;
/**
 * `slack`: how many more replies than the best move a move may leave open. `kept`: how many moves
 * are kept.
 */
export type Width = { readonly slack: number; readonly kept: number };
/** Suffices for most positions. */
export const NARROW: Width = { slack: 4, kept: 12 };
/** For the remaining positions. */
export const WIDE: Width = { slack: 30, kept: 60 };
/** How many more replies a repeated proof may leave open. */
const REPEAT_SLACK = 6;
const REPEATS = 3000;
/** After this many steps without a new position the rest of the graph can't be proven. */
const IDLE = 2000;

const inverses = SYMMETRIES.map(inverse);
const nothing = new Uint8Array(0);

/** A position with X to move, shown as `nameOf` says. */
export type Attack = {
  readonly marks: Uint8Array;
  /** The number of positions left to prove, and the number of ways out: 0 and NEVER when X wins. */
  toProve: number;
  toRefute: number;
  moves: Move[] | null;
};

/** X's move, and O's replies after which X has no win by fours. */
export type Move = {
  readonly cell: number;
  readonly replies: Uint8Array;
  toProve: number;
  toRefute: number;
  kids: readonly Kid[] | null;
};

/** The position after a reply; the symmetry maps the parent's cells to the kid's. */
type Kid = { readonly attack: Attack; readonly symmetry: number };

export function moveOf(cell: number, replies: Uint8Array): Move {
  const isWon = replies.length === 0;
  return { cell, replies, toProve: replies.length, toRefute: isWon ? NEVER : 1, kids: null };
}

const isWon = ({ toProve }: { readonly toProve: number }): boolean => toProve === 0;

/** The move that wins. */
export const winningMove = ({ moves }: Attack): Move | undefined => moves?.find(isWon);

export class Prover {
  readonly field = new Field();
  width = NARROW;
  /** The number of positions whose moves were listed. */
  expanded = 0;
  /** All positions seen since `restart`. */
  private attacks = new Map<number, Attack>();
  private readonly kept = new Map<number, Attack>();
  private repeatsLeft = 0;
  private readonly idle = new Uint8Array(CELLS);

  /** Finds or adds the position on the field. */
  find(): Kid {
    const { name, symmetry } = nameOf(this.field);
    const known = this.attacks.get(name);
    if (known) return { attack: known, symmetry };
    const map = SYMMETRIES[symmetry] as Uint8Array;
    const marks: number[] = [];
    this.field.board.forEach((side, cell) => {
      if (side !== 0) marks.push(markOf(map[cell] as number, side));
    });
    const attack = {
      marks: Uint8Array.from(marks).toSorted(),
      toProve: 1,
      toRefute: 1,
      moves: null,
    };
    this.attacks.set(name, attack);
    return { attack, symmetry };
  }

  /** The same for a position given as `nameOf` shows it. */
  findMarks(marks: Uint8Array): Attack {
    this.field.load(marks);
    return this.find().attack;
  }

  /** Forgets all but the positions kept, so that a search doesn't depend on those before. */
  restart(): void {
    this.attacks = new Map(this.kept);
  }

  /** Keeps what a proof needs and returns what was not kept before, each position before those below it. */
  keep(attack: Attack): readonly Attack[] {
    this.field.load(attack.marks);
    const { name } = nameOf(this.field);
    if (this.kept.has(name)) return [];
    this.kept.set(name, attack);
    const move = winningMove(attack);
    if (!move) throw new Error('This position is not proven.');
    attack.moves = [move];
    return [attack, ...this.kidsOf(attack, move).flatMap((kid) => this.keep(kid.attack))];
  }

  /** Keeps a position that was proven before. */
  learn(marks: Uint8Array, cell: number, replies: Uint8Array): void {
    const attack = this.findMarks(marks);
    markWon(attack, moveOf(cell, replies));
    this.kept.set(nameOf(this.field).name, attack);
  }

  /** The positions after O's replies to a move. */
  kidsOf(attack: Attack, move: Move): readonly Kid[] {
    if (move.kids) return move.kids;
    this.field.load(attack.marks);
    this.field.put(move.cell, X);
    move.kids = Array.from(move.replies, (reply) => {
      this.field.put(reply, O);
      const kid = this.find();
      this.field.undo(reply);
      return kid;
    });
    return move.kids;
  }

  /** Tries to prove a position within a number of new ones. */
  prove(attack: Attack, budget: number): boolean {
    const end = this.expanded + budget;
    let idle = 0;
    while (attack.toProve > 0 && attack.toProve < NEVER && this.expanded < end && idle < IDLE) {
      const before = this.expanded;
      this.step(attack);
      idle = this.expanded === before ? idle + 1 : 0;
    }
    return isWon(attack);
  }

  private step(attack: Attack): void {
    if (!attack.moves) {
      this.expand(attack);
      return;
    }
    for (const move of attack.moves) if (move.kids && !isWon(move)) updateMove(move);
    const best = attack.moves.reduce<Move | null>(
      (least, move) => (least && least.toProve <= move.toProve ? least : move),
      null,
    );
    if (best && best.toProve > 0 && best.toProve < NEVER) {
      const kids = this.kidsOf(attack, best);
      const kid = mostOpen(kids);
      if (kid) {
        this.step(kid.attack);
        if (isWon(kid.attack)) this.repeat(kid, kids);
      }
      updateMove(best);
    }
    update(attack);
  }

  /** Lists the moves of a position. */
  private expand(attack: Attack): void {
    const { field } = this;
    this.expanded += 1;
    field.load(attack.marks);
    field.forget();
    const forced = field.threat(O);
    field.findOrbits();
    const cells = Array.from(field.orbits).filter(
      (first, cell) => first === cell && field.board[cell] === 0 && (forced < 0 || forced === cell),
    );
    attack.moves = this.movesTo(cells, attack.marks.length, forced);
    update(attack);
  }

  private movesTo(cells: readonly number[], marks: number, forced: number): Move[] {
    const { field } = this;
    const found: Move[] = [];
    const threats: { readonly cell: number; readonly path: Uint8Array }[] = [];
    const quiet: number[] = [];
    for (const cell of cells) {
      field.put(cell, X);
      const replies = this.afterFour();
      const path = replies === undefined ? field.winByFours(FOURS) : null;
      field.undo(cell);
      if (replies?.length === 0) return [moveOf(cell, replies)];
      if (replies) found.push(moveOf(cell, replies));
      if (path) threats.push({ cell, path });
      else if (replies === undefined) quiet.push(cell);
    }
    threats.sort((one, other) => one.path.length - other.path.length);
    let best = CELLS;
    for (const { cell, path } of threats) {
      field.put(cell, X);
      const replies = this.defences(path, best + this.width.slack);
      field.undo(cell);
      if (replies?.length === 0) return [moveOf(cell, replies)];
      if (!replies) continue;
      found.push(moveOf(cell, replies));
      best = Math.min(best, replies.length);
    }
    if (marks <= OPENING || (threats.length === 0 && forced >= 0))
      for (const cell of quiet) {
        field.put(cell, X);
        found.push(moveOf(cell, this.allReplies()));
        field.undo(cell);
      }
    found.sort((one, other) => one.toProve - other.toProve);
    return marks <= OPENING ? found : found.slice(0, this.width.kept);
  }

  /**
   * O's replies to X's last move where that makes a four: null if it ignores a four of O or loses; undefined if it makes
   * none.
   */
  private afterFour(): Uint8Array | null | undefined {
    const { field } = this;
    if (field.threat(O) !== NONE) return null;
    const reply = field.threat(X);
    if (reply === NONE) return undefined;
    if (reply === SEVERAL) return nothing;
    field.put(reply, O);
    const isLost = field.threat(O) === SEVERAL;
    const isFound = !isLost && field.winByFours(FOURS) !== null;
    field.undo(reply);
    if (isLost) return null;
    return isFound ? nothing : Uint8Array.of(reply);
  }

  /** O's replies to a threat after which no win by fours is found; null if there are more than `most`. */
  private defences(path: Uint8Array, most: number): Uint8Array | null {
    const { field } = this;
    field.findOrbits();
    field.findIdle(path, this.idle);
    const paths = [path];
    const found: number[] = [];
    // Tries the cells of the win first, as a mark there is most likely to defend.
    for (const cell of new Set([...path, ...field.orbits])) {
      if (field.board[cell] !== 0 || field.orbits[cell] !== cell || this.idle[cell]) continue;
      field.put(cell, O);
      let isWin = paths.some((each) => field.winsAlong(each));
      if (!isWin) {
        const other = field.winByFours(FOURS);
        if (other) paths.push(other);
        isWin = other !== null;
      }
      field.undo(cell);
      if (!isWin) found.push(cell);
      if (found.length > most) return null;
    }
    return Uint8Array.from(found);
  }

  /** O's replies on the field, one of those that are alike. */
  allReplies(): Uint8Array {
    const { field } = this;
    field.findOrbits();
    return field.orbits.filter((first, cell) => first === cell && field.board[cell] === 0);
  }

  /** Tries the proof of one kid in the others. */
  repeat(from: Kid, kids: readonly Kid[]): void {
    const back = inverses[from.symmetry] as Uint8Array;
    for (const { attack, symmetry } of kids) {
      if (isWon(attack)) continue;
      this.repeatsLeft = REPEATS;
      this.repeatIn(attack, from.attack, compose(SYMMETRIES[symmetry] as Uint8Array, back));
    }
  }

  /** Repeats a proof in another position; `map` turns the cells of one into those of the other. */
  private repeatIn(attack: Attack, from: Attack, map: Uint8Array): boolean {
    if (isWon(attack)) return true;
    const model = winningMove(from);
    this.repeatsLeft -= 1;
    if (!model || attack.toProve >= NEVER || this.repeatsLeft < 0) return false;
    const move = this.repeatedMove(attack, map[model.cell] as number, model.replies.length);
    if (!move || !this.repeatReplies(attack, move, { from, model, map })) return false;
    markWon(attack, move);
    return true;
  }

  private repeatReplies(
    attack: Attack,
    move: Move,
    { from, model, map }: { readonly from: Attack; readonly model: Move; readonly map: Uint8Array },
  ): boolean {
    if (move.replies.length === 0) return true;
    if (model.replies.length === 0) return false;
    const kids = this.kidsOf(attack, move);
    const models = this.kidsOf(from, model);
    const back = inverse(map);
    return kids.every((kid, at) => {
      if (isWon(kid.attack)) return true;
      const same = models[model.replies.indexOf(back[move.replies[at] as number] as number)];
      if (!same) return false;
      const toKid = SYMMETRIES[kid.symmetry] as Uint8Array;
      const toModel = inverses[same.symmetry] as Uint8Array;
      return this.repeatIn(kid.attack, same.attack, compose(toKid, compose(map, toModel)));
    });
  }

  /** Builds the move that won elsewhere, with O's replies here; null if it can't be as good. */
  private repeatedMove(attack: Attack, cell: number, replies: number): Move | null {
    const { field } = this;
    field.load(attack.marks);
    const forced = field.threat(O);
    if (field.board[cell] !== 0 || (forced !== NONE && forced !== cell)) return null;
    const known = attack.moves?.find((move) => move.cell === cell);
    if (known) return known;
    field.forget();
    field.put(cell, X);
    const most = replies + REPEAT_SLACK;
    const after = this.afterFour();
    if (after !== undefined) return after && moveOf(cell, after);
    const path = field.winByFours(FOURS);
    if (path) {
      const found = this.defences(path, most);
      return found && moveOf(cell, found);
    }
    const all = this.allReplies();
    return all.length > most ? null : moveOf(cell, all);
  }
}

const compose = (after: Uint8Array, before: Uint8Array): Uint8Array =>
  before.map((cell) => after[cell] as number);

/** Chooses among O's open replies: the one with the fewest ways out, then the hardest. */
function mostOpen(kids: readonly Kid[]): Kid | null {
  let best: Kid | null = null;
  for (const kid of kids) {
    const { toProve, toRefute } = kid.attack;
    if (toProve === 0) continue;
    const than = best?.attack;
    if (!than || toRefute < than.toRefute || (toRefute === than.toRefute && toProve > than.toProve))
      best = kid;
  }
  return best;
}

/** Marks a position as won by this move. */
export function markWon(attack: Attack, move: Move): void {
  Object.assign(move, { toProve: 0, toRefute: NEVER });
  attack.moves = [move];
  attack.toProve = 0;
  attack.toRefute = NEVER;
}

function updateMove(move: Move): void {
  let toProve = 0;
  let toRefute = NEVER;
  for (const { attack } of move.kids ?? []) {
    toProve += attack.toProve;
    toRefute = Math.min(toRefute, attack.toRefute);
  }
  move.toProve = Math.min(toProve, NEVER);
  move.toRefute = toProve === 0 ? NEVER : toRefute;
}

function update(attack: Attack): void {
  let toProve = NEVER;
  let toRefute = 0;
  for (const move of attack.moves ?? []) {
    toProve = Math.min(toProve, move.toProve);
    toRefute += move.toRefute;
  }
  attack.toProve = toProve;
  attack.toRefute = toProve === 0 ? NEVER : Math.min(toRefute, NEVER);
}
