import { useThree } from '@react-three/fiber';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { attention } from '../../../play/attention.ts';
import type { BoardView } from '../../../play/view.ts';
import type { BoardLayout, Vec3 } from '../../../rules/board.ts';
import { useLook } from '../../../scene/world/look.ts';
import { markShape } from '../../../scene/marks/mark-shapes.ts';
import type { Target } from '../../../scene/board/Picker.tsx';

type ChooserView = BoardView['chooser'];

/** How high the symbols hover over their cell, and how far apart, world units. */
const HEIGHT = 0.62;
const APART = 0.37;
const SIZE = 0.9;
/** No larger than the visible symbol, because other cells are next to it. */
const BOX: Vec3 = [0.6, 0.3, 0.6];

function placesOf(layout: BoardLayout, chooser: NonNullable<ChooserView>) {
  const [x, y, z] = layout.place(chooser.cell);
  const middle = (chooser.symbols.length - 1) / 2;
  return chooser.symbols.map((symbol, index) => ({
    symbol,
    at: [x + (index - middle) * APART * 2, y + HEIGHT, z] as const,
  }));
}

/** The pick targets of an open chooser. */
export function chooserTargets(layout: BoardLayout, chooser: ChooserView): Target[] {
  if (!chooser) return [];
  return placesOf(layout, chooser).map(({ symbol, at }) => ({ pick: symbol, at, size: BOX }));
}

/** The symbols that rise over a chosen cell. Picking one plays it there. */
export function Chooser({ layout, chooser }: { layout: BoardLayout; chooser: ChooserView }) {
  const { theme, surfaces } = useLook();
  const hover = useStore(attention, (state) => state.hover);
  const invalidate = useThree((state) => state.invalidate);
  useEffect(() => invalidate(), [chooser, hover, invalidate]);
  if (!chooser) return null;
  return placesOf(layout, chooser).map(({ symbol, at }) => (
    <mesh
      key={symbol}
      geometry={markShape(theme, symbol)}
      material={surfaces.mark}
      position={at}
      rotation-x={0.5}
      scale={hover === symbol ? SIZE * 1.2 : SIZE}
      castShadow
      dispose={null}
    />
  ));
}
