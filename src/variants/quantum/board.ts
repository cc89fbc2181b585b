import type { ViewExtras } from '../../play/view.ts';
import { type BoardLayout, squareName } from '../../rules/board.ts';
import { squareLayouts } from '../../rules/rows/square-layout.ts';
import type { Json, Mark } from '../../rules/game.ts';
import { symbolOf } from '../../rules/turns.ts';
import { words } from './words/en.ts';
import {
  type Link,
  links,
  pendingMeasurement,
  type Pending,
  landingsIf,
  type QuantumState,
  symbolOfMove,
} from './rules-state.ts';

const { own } = words;

const board: BoardLayout = {
  ...squareLayouts[3],
  viewpoint: { fov: 24, azimuth: 18, elevation: 52 },
  // Seen from straight above, the arcs over the board would hide the marks that they join.
  phone: { fov: 24, azimuth: 0, elevation: 58 },
};

/** Quantum: the board of classic, with many small marks in a cell. */
export const layoutOf = () => board;

/** A pending measurement, and its possible results. */
export type Measurement = Pending & {
  /** The symbol of the closing move. */
  readonly symbol: string;
  /** By option: the marks that would become classical, each after its cause. */
  readonly landings: readonly [readonly Mark[], readonly Mark[]];
};

/** Marks come in pairs until they are measured. */
export type LinksAndMeasurement = {
  /** The number of the next move, and its symbol. */
  readonly next: number;
  readonly mover: string;
  readonly links: readonly Link[];
  readonly measurement: Measurement | null;
};

const known = new WeakMap<object, LinksAndMeasurement>();

/** The links between marks, and the measurement that is due; the same object for the same state. */
export function entangledIn(raw: Json): LinksAndMeasurement {
  const state = raw as unknown as QuantumState;
  const before = known.get(state);
  if (before) return before;
  const due = pendingMeasurement(state);
  const entangled = {
    next: state.made + 1,
    mover: symbolOfMove(state, state.made + 1),
    links: links(state),
    measurement: due && {
      ...due,
      symbol: symbolOfMove(state, due.moveNumber),
      landings: due.options.map((cell) => landingsIf(state, cell)) as [Mark[], Mark[]],
    },
  };
  known.set(state, entangled);
  return entangled;
}

/** The loop that waits for its measurement, in words. */
export function loopIn(raw: Json): { readonly title: string; readonly detail: string } | null {
  const state = raw as unknown as QuantumState;
  const due = pendingMeasurement(state);
  if (!due) return null;
  const say = due.kind === 'cyclic' ? own.cyclicDetail : own.identicalDetail;
  const symbol = symbolOfMove(state, due.moveNumber);
  return { title: own[due.kind], detail: say(symbol, due.moveNumber) };
}

/**
 * Describes the loop that a move closed; or who measured one, and which of the two cells they chose for the
 * last mark.
 */
export function describe(rawBefore: Json, rawAfter: Json): string {
  const loop = loopIn(rawAfter);
  if (loop) return `${loop.title} ${loop.detail}`;
  const [before, after] = [rawBefore, rawAfter] as unknown as [QuantumState, QuantumState];
  const { options = [], moveNumber = 0 } = pendingMeasurement(before) ?? {};
  const chosen = options.find((cell) => after.classical[Number(cell)] === moveNumber);
  if (chosen === undefined) return '';
  const place = squareName(Number(chosen) % 3, Math.floor(Number(chosen) / 3), 3);
  const chooser = symbolOf(before.turn, before.options);
  return own.chose(chooser, place, symbolOfMove(before, moveNumber), moveNumber);
}

/** A measurement is asked in a dialog, which must not cover the board. */
export const extras = (raw: Json): ViewExtras => ({ asks: entangledIn(raw).measurement !== null });
