import { useThree } from '@react-three/fiber';
import { useEffect, useRef } from 'react';
import type { Group } from 'three';
import { BoardScene } from '../../scene/board/BoardScene.tsx';
import { Cracks, DangerLips } from '../../scene/board/Cracks.tsx';
import { useSceneStyle } from '../../scene/world/scene-style.ts';
import { ROLL_MS, springValue } from '../../scene/world/motion.ts';
import type { SceneProps } from '../variant.ts';
import { dangerIn } from './board.ts';

/**
 * How far the tray shakes to each side once a crack has run through a line, world units, when and for how
 * long.
 */
const SWAY = 0.02;
const BROKEN_MS = ROLL_MS + 270;
const SHAKE_MS = 260;

/** The board, with the dangerous lines and the broken one. */
export function Scene(props: SceneProps) {
  const { layout, view } = props;
  const board = useShake(view.lines.length > 0);
  return (
    <group ref={board}>
      <BoardScene {...props}>
        <DangerLips layout={layout} lines={dangerIn(view.state)} />
        <Cracks layout={layout} lines={view.lines} from={view.last?.cells[0]} />
      </BoardScene>
    </group>
  );
}

/** Moves a board from side to side when it breaks. */
function useShake(isBroken: boolean) {
  const { still } = useSceneStyle();
  const board = useRef<Group>(null);
  const invalidate = useThree((state) => state.invalidate);
  const wasBroken = useRef(isBroken);
  useEffect(() => {
    const isDue = isBroken && !wasBroken.current && !still;
    wasBroken.current = isBroken;
    if (!isDue) return undefined;
    const put = (fraction: number) => {
      board.current?.position.setX(SWAY * Math.sin(fraction * 4 * Math.PI) * (1 - fraction));
      invalidate();
    };
    const shake = springValue(0, put);
    void shake.start(1, { delay: BROKEN_MS, config: { duration: SHAKE_MS } });
    return () => {
      shake.stop();
      put(1);
    };
  }, [isBroken, still, invalidate]);
  return board;
}
