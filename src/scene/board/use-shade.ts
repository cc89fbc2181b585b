import { useFrame, useThree } from '@react-three/fiber';
import { type RefObject, useEffect, useRef } from 'react';
import { type Group, Vector3 } from 'three';
import { type BoardLayout, PITCH } from '../../rules/board.ts';
import type { CellId } from '../../rules/game.ts';
import { runClock } from '../world/motion.ts';
import { useSceneStyle } from '../world/scene-style.ts';
import styles from './shade.module.css';

/** How long a win is watched, and how long the shade takes to come and to go. */
const WATCH_MS = 1900;
const FADE_MS = 200;

/**
 * Dims the picture except for the cells of these lines. A touch ends it. It lies over the canvas, because a new
 * shader for every material would make the frame of the win late.
 */
export function useShade(
  place: RefObject<Group | null>,
  layout: BoardLayout,
  lines: readonly (readonly CellId[])[],
): void {
  const { still } = useSceneStyle();
  const get = useThree((state) => state.get);
  const shade = useRef<HTMLElement | null>(null);
  const key = [...new Set(lines.flat())].join(' ');
  useEffect(() => {
    const picture = get().gl.domElement.parentElement;
    if (still || key === '' || !picture) return undefined;
    const made = document.createElement('div');
    made.className = styles['shade'] ?? '';
    made.style.opacity = '0';
    shade.current = made;
    picture.append(made);
    const stop = runClock(WATCH_MS, (passed) => {
      made.style.opacity = `${Math.min(1, passed / FADE_MS, (WATCH_MS - passed) / FADE_MS)}`;
      get().invalidate();
      if (passed === WATCH_MS) end();
    });
    const end = () => {
      stop();
      shade.current = null;
      made.remove();
    };
    addEventListener('pointerdown', end);
    return () => {
      end();
      removeEventListener('pointerdown', end);
    };
  }, [get, key, still]);
  // In every frame, because the camera may move.
  useFrame(({ camera, size }) => {
    const { current: group } = place;
    if (!shade.current || !group) return;
    const onPicture = ([x, y, z]: readonly [number, number, number]) => {
      const at = group.localToWorld(new Vector3(x, y, z)).project(camera);
      return [((at.x + 1) / 2) * size.width, ((1 - at.y) / 2) * size.height] as const;
    };
    const holes = key.split(' ').map((cell) => {
      const [x, y, z] = layout.centreOf(cell);
      const [across, down] = onPicture([x, y, z]);
      const [right] = onPicture([x + PITCH / 2, y, z]);
      const [, near] = onPicture([x, y, z + PITCH / 2]);
      const [wide, high] = [Math.abs(right - across) * 1.3, Math.abs(near - down) * 1.3];
      return `radial-gradient(${wide.toFixed()}px ${high.toFixed()}px at ${across.toFixed()}px ${down.toFixed()}px, #0000 70%, #000)`;
    });
    const mask = holes.join(', ');
    if (shade.current.style.maskImage !== mask) shade.current.style.maskImage = mask;
  });
}
