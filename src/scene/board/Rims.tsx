import { useThree } from '@react-three/fiber';
import { useEffect, useMemo } from 'react';
import type { Theme } from '../../look/palette.ts';
import { rimOf, type BoardLayout } from '../../rules/board.ts';
import type { CellId } from '../../rules/game.ts';
import { rimWidth, RIM_Y } from '../geometry/tray.ts';
import { isEdged } from '../materials/glazes.ts';
import { useSceneStyle } from '../world/scene-style.ts';
import { dispose, inkWords, placeLabel, printLabels } from './labels.ts';

const INK: Readonly<Record<Theme, string>> = isEdged
  ? { light: '#f7f5ec', dark: '#120e0d' }
  : { light: '#234c3c', dark: '#f0d2b0' };
const ABOVE = 0.004;
const FLAT = { right: [1, 0, 0], up: [0, 0, -1] } as const;

export type RimsProps = {
  readonly layout: BoardLayout;
  readonly cells: readonly CellId[];
};

/** Letters along the front and numbers along the left of the tray's rim, in one draw call. */
export function Rims({ layout, cells }: RimsProps) {
  const { theme } = useSceneStyle();
  const invalidate = useThree((state) => state.invalidate);
  const labels = useMemo(() => {
    const inner = layout.tray ?? 0;
    const { columns, rows } = rimOf(layout, layout.grid(cells)[0] ?? []);
    const made = printLabels(
      [...columns, ...rows].map(({ text }) => text),
      inkWords(INK[theme]),
    );
    const away = inner + rimWidth(inner) / 2;
    const size = rimWidth(inner) * 0.86;
    const y = RIM_Y + ABOVE;
    columns.forEach(({ at }, i) => placeLabel(made, i, { at: [at, y, away], size, ...FLAT }));
    rows.forEach(({ at }, i) =>
      placeLabel(made, columns.length + i, { at: [-away, y, at], size, ...FLAT }),
    );
    return made;
  }, [layout, cells, theme]);
  useEffect(() => {
    invalidate();
    return () => dispose(labels);
  }, [labels, invalidate]);
  return <mesh geometry={labels.geometry} material={labels.material} />;
}
