import { CameraControls } from '@react-three/drei';
import { LazyGestures } from '../board/lazy-parts.tsx';
import { useSceneStyle } from '../world/scene-style.ts';
import { type Controls, POLAR, usePointerActions, usePageScroll } from './camera-moves.ts';
import { RADIANS } from './fit.ts';
import type { GesturesProps } from './Gestures.tsx';

type Props = {
  /** Null until they are made. */
  readonly controls: Controls | null;
  readonly onControls: (controls: Controls | null) => void;
  /** Keeps what the camera is fitted to in its picture; absent where it follows play. */
  readonly fitted?: GesturesProps['fitted'];
};

/** The controls of a board's camera: they turn it within limits, and leave scrolling to the page. */
export function BoardControls({ controls, onControls, fitted }: Props) {
  const { still } = useSceneStyle();
  usePointerActions(controls);
  usePageScroll(controls);
  return (
    <>
      <CameraControls
        ref={onControls}
        makeDefault
        minPolarAngle={POLAR.min * RADIANS}
        maxPolarAngle={POLAR.max * RADIANS}
        smoothTime={still ? 0 : 0.22}
        draggingSmoothTime={still ? 0 : 0.08}
      />
      {controls && <LazyGestures controls={controls} fitted={fitted} />}
    </>
  );
}
