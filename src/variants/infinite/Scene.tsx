import { BoardScene } from '../../scene/board/BoardScene.tsx';
import { PlaneScene } from './scene/PlaneScene.tsx';
import type { SceneProps } from '../variant.ts';

/** The board that grows; Compact is a small board like any other. */
export function Scene(props: SceneProps) {
  return props.layout.grows ? <PlaneScene {...props} /> : <BoardScene {...props} />;
}
