import { useThree } from '@react-three/fiber';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { type InstancedMesh, Matrix4, MeshBasicMaterial } from 'three';
import type { BoardLayout } from '../../rules/board.ts';
import type { CellId } from '../../rules/game.ts';
import { crackGeometry } from '../geometry/crack.ts';
import { flatColor, lipShapeOf } from './Hints.tsx';
import { useLook } from '../world/look.ts';
import { springValue } from '../world/motion.ts';

/** The duration of a crack in milliseconds. */
const CRACK_MS = 90;

type Props = { readonly layout: BoardLayout; readonly lines: readonly (readonly CellId[])[] };

/** Outlines wells in danger, or others in a given colour, in one draw call. */
export function DangerLips({ layout, lines, color }: Props & { readonly color?: string }) {
  const mesh = useRef<InstancedMesh>(null);
  const { palette } = useLook();
  const invalidate = useThree((state) => state.invalidate);
  const key = [...new Set(lines.flat())].join(' ');
  const cells = useMemo(() => key.split(' ').filter(Boolean), [key]);
  useLayoutEffect(() => {
    const lips = mesh.current;
    cells.forEach((cell, index) => {
      const [x, y, z] = layout.place(cell);
      lips?.setMatrixAt(index, matrix.makeTranslation(x, y + LIP_Y, z));
    });
    lips?.computeBoundingSphere();
    invalidate();
  }, [layout, cells, invalidate]);
  if (cells.length === 0) return null;
  return (
    <instancedMesh
      ref={mesh}
      key={key}
      args={[lipShapeOf(), flatColor(color ?? palette.bad), cells.length]}
      dispose={null}
    />
  );
}

const matrix = new Matrix4();
const LIP_Y = 0.006;

/** The lines that lost a game. */
export function Cracks({ layout, lines }: Props) {
  return lines.map((line) => <Crack key={line.join(' ')} layout={layout} line={line} />);
}

function Crack({ layout, line }: { layout: BoardLayout; line: readonly CellId[] }) {
  const { palette, still } = useLook();
  const invalidate = useThree((state) => state.invalidate);
  const key = line.join(' ');
  const geometry = useMemo(
    () => crackGeometry(key.split(' ').map((cell) => layout.place(cell))),
    [layout, key],
  );
  const material = useMemo(
    () => new MeshBasicMaterial({ color: palette.crack, toneMapped: false }),
    [palette],
  );
  useEffect(() => () => geometry.dispose(), [geometry]);
  useEffect(() => () => material.dispose(), [material]);
  useEffect(() => {
    const whole = geometry.getIndex()?.count ?? 0;
    const show = (share: number) => {
      geometry.setDrawRange(0, Math.round((share * whole) / 3) * 3);
      invalidate();
    };
    const run = springValue(0, show);
    show(still ? 1 : 0);
    void run.start(1, { config: { duration: CRACK_MS }, immediate: still });
    return () => void run.stop();
  }, [geometry, still, invalidate]);
  return <mesh geometry={geometry} material={material} dispose={null} />;
}
