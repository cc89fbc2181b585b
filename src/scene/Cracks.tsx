import { useThree } from '@react-three/fiber';
import { useEffect, useMemo } from 'react';
import { MeshBasicMaterial } from 'three';
import type { BoardLayout } from '../rules/board.ts';
import type { CellId } from '../rules/game.ts';
import { crackGeometry } from './geometry/crack.ts';
import { useLook } from './look.ts';
import { springValue } from './motion.ts';

/** Milliseconds in which a crack runs through its line. */
const CRACK_MS = 90;

type Props = { readonly layout: BoardLayout; readonly lines: readonly (readonly CellId[])[] };

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
