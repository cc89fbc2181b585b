import { useThree } from '@react-three/fiber';

/** Canvases narrower than this are a phone's, CSS pixels. */
export const NARROW = 700;

/** Whether the canvas is a phone's. */
export const useNarrow = (): boolean => useThree(({ size }) => size.width < NARROW);
