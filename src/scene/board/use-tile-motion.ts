import { useEffect, useState } from 'react';
import { useLook } from '../world/look.ts';
import { TileMotion } from './tile-motion.ts';

/** The motion of a board's tiles, which rest where motion is reduced. */
export function useTileMotion(): TileMotion {
  const { still } = useLook();
  const [motion] = useState(() => new TileMotion());
  useEffect(() => (still ? undefined : motion.start()), [motion, still]);
  return motion;
}
