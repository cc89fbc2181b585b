/** The marks' geometries, created once per theme and shared by every mesh. Never dispose them. */
import { BufferAttribute, type BufferGeometry, Color, SphereGeometry } from 'three';
import { SCENES, type Theme } from '../../look/palette.ts';
import { type Mark, type SymbolId, asSymbol } from '../../rules/game.ts';
import { CHOSEN_GLAZES } from '../materials/glazes.ts';
import { type Fineness, FINE, markGeometry } from '../geometry/marks.ts';
import { glazeColors } from '../geometry/tube.ts';

const marks = new Map<string, BufferGeometry>();
const tips = new Map<string, BufferGeometry>();

/** Glazed marks shine; unglazed ones are mixed with the colour of bare clay. */
export type Finish = 'glazed' | 'bare';

/** The fraction of bare clay in a mark that has lost its glaze. */
const BARE = 0.62;

export function markShape(
  theme: Theme,
  symbol: SymbolId,
  finish: Finish = 'glazed',
  fineness: Fineness = FINE,
): BufferGeometry {
  const key = `${theme} ${symbol} ${finish} ${fineness.along}`;
  const glaze = CHOSEN_GLAZES[theme][symbol];
  const clay = (color: string) =>
    `#${new Color(color).lerp(new Color(SCENES[theme].bisque), BARE).getHexString()}`;
  const coat = finish === 'glazed' ? glaze : { top: clay(glaze.top), pool: clay(glaze.pool) };
  const shape = marks.get(key) ?? markGeometry(symbol, coat, fineness);
  marks.set(key, shape);
  return shape;
}

/** The round end of a coil while it is rolled: a unit ball in the mark's glaze. */
export function tipShape(theme: Theme, symbol: SymbolId): BufferGeometry {
  const key = `${theme} ${symbol}`;
  const known = tips.get(key);
  if (known) return known;
  const ball = new SphereGeometry(1, 12, 8);
  const heights = Array.from({ length: ball.getAttribute('position').count }, (_, index) =>
    ball.getAttribute('position').getY(index),
  );
  const colors = new Float32Array(glazeColors(heights, CHOSEN_GLAZES[theme][symbol]));
  ball.setAttribute('color', new BufferAttribute(colors, 3));
  tips.set(key, ball);
  return ball;
}

/** A mark's symbol as one of the six; any other is a bug in a variant. */
export function requireSymbol(mark: Pick<Mark, 'symbol'>): SymbolId {
  const symbol = asSymbol(mark.symbol);
  if (!symbol) throw new Error(`no such symbol: ${mark.symbol}`);
  return symbol;
}

/** A rotation of up to 0.08 radians by id, so that marks look hand-made. */
export function yawOf(id: string): number {
  let hash = 2166136261;
  for (const letter of id) hash = Math.imul(hash ^ letter.charCodeAt(0), 16777619);
  return (((hash >>> 8) & 0xffff) / 0xffff - 0.5) * 0.16;
}
