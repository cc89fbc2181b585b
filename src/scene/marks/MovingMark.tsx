import { animated, useSpring } from '@react-spring/three';
import { type Ref, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import type { Group, Mesh } from 'three';
import type { Vec3 } from '../../rules/board.ts';
import type { CellId, Mark, SymbolId } from '../../rules/game.ts';
import type { TileMotion } from '../board/tile-motion.ts';
import { MARK_Y } from '../geometry/marks.ts';
import { FLATTEN, type PathPoint, type Rolling, rollingOf } from '../geometry/tube.ts';
import { useSceneStyle } from '../world/scene-style.ts';
import { markShape, tipShape, yawOf } from './mark-shapes.ts';
import { easeIn, easeOut, PLACE, ROLL_MS, SINK, SINK_MS } from '../world/motion.ts';

type Props = {
  readonly mark: Mark;
  readonly symbol: SymbolId;
  readonly at: Vec3;
  readonly onDone: () => void;
};

/** How flat a mark is pressed when it lands, before it springs back. */
const SQUASH = 0.9;
const SQUASH_MS = 60;

/** A mark being rolled onto its tile: an X in two strokes, an O in one sweep. */
export function RollingMark({
  mark,
  symbol,
  at: [x, y, z],
  motion,
  onLand,
  onDone,
}: Props & { motion: TileMotion | undefined; onLand: (cell: CellId) => void }) {
  const { theme, surfaces } = useSceneStyle();
  const full = markShape(theme, symbol);
  const drawn = useRef(0);
  const tip = useRef<Mesh>(null);
  const start = useRef<Mesh>(null);
  const ends = useRef({ onLand, onDone });
  useEffect(() => {
    ends.current = { onLand, onDone };
  });
  const [{ height }] = useSpring(
    () => ({
      from: { fraction: 0, height: 1 },
      to: async (next) => {
        await next({ fraction: 1, config: { duration: ROLL_MS, easing: easeOut } });
        ends.current.onLand(mark.cell);
        await next({ height: SQUASH, config: { duration: SQUASH_MS } });
        await next({ height: 1, config: PLACE });
        ends.current.onDone();
      },
      onChange: (result) => {
        const raw = { tip: tip.current, start: start.current };
        drawn.current = rollTo(rollingOf(full), raw, Number(result.value['fraction']));
      },
    }),
    [],
  );
  // Resting marks use the same shape without a draw range.
  const range = useMemo(() => {
    const narrow = () => full.setDrawRange(0, drawn.current);
    const widen = () => full.setDrawRange(0, Infinity);
    return {
      onBeforeRender: narrow,
      onAfterRender: widen,
      onBeforeShadow: narrow,
      onAfterShadow: widen,
    };
  }, [full]);
  const group = useRef<Group>(null);
  useLayoutEffect(() => {
    const put = (right: number, up: number) =>
      group.current?.position.set(x + right, y + MARK_Y + up, z);
    const now = motion?.of(mark.cell);
    put(now?.x ?? 0, now?.y ?? 0);
    return motion?.follow((cell, shift) => cell === mark.cell && put(shift.x, shift.y));
  }, [motion, mark.cell, x, y, z]);
  return (
    <animated.group ref={group} rotation-y={yawOf(mark.id)} scale-y={height}>
      <mesh geometry={full} material={surfaces.mark} castShadow receiveShadow {...range} />
      <Ball ref={tip} symbol={symbol} />
      <Ball ref={start} symbol={symbol} />
    </animated.group>
  );
}

/** A ball of clay for a raw end, hidden until it is placed. */
function Ball({ ref, symbol }: { ref: Ref<Mesh>; symbol: SymbolId }) {
  const { theme, surfaces } = useSceneStyle();
  return (
    <mesh ref={ref} visible={false} geometry={tipShape(theme, symbol)} material={surfaces.mark} />
  );
}

/** A mark that is taken back sinks into its tile. */
export function LeavingMark({ mark, symbol, at, delay, onDone }: Props & { delay: number }) {
  const { theme, surfaces } = useSceneStyle();
  const [{ sunk }] = useSpring(
    () => ({
      from: { sunk: 0 },
      to: { sunk: 1 },
      delay,
      config: { duration: SINK_MS, easing: easeIn },
      onRest: onDone,
    }),
    [],
  );
  return (
    <animated.group
      position-x={at[0]}
      position-y={sunk.to((fraction) => at[1] + MARK_Y - fraction * SINK)}
      position-z={at[2]}
      rotation-y={yawOf(mark.id)}
    >
      <mesh geometry={markShape(theme, symbol)} material={surfaces.mark} />
    </animated.group>
  );
}

type Ends = { readonly tip: Mesh | null; readonly start: Mesh | null };

/** Returns how many indices draw the first `fraction` of the coil, 0 to 1; puts round clay at its raw ends. */
function rollTo({ tips, trianglesEach, fractions, start }: Rolling, ends: Ends, fraction: number) {
  const done = fraction >= 1;
  const runs = done ? tips.length : fractions.filter((behind) => behind <= fraction).length;
  cover(ends.tip, done ? null : tips[runs - 1]);
  cover(ends.start, done || runs === 0 ? null : start);
  return runs * trianglesEach * 3;
}

/** Puts a ball of clay over a raw end, or hides it. */
function cover(ball: Mesh | null, end: PathPoint | null | undefined): void {
  if (!ball) return;
  ball.visible = Boolean(end);
  if (!end) return;
  ball.position.set(end.x, 0, end.z);
  ball.scale.set(end.radius, end.radius * FLATTEN, end.radius);
}
