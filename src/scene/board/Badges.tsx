import { useFrame, useThree } from '@react-three/fiber';
import { use, useEffect, useMemo, useRef } from 'react';
import type { Mesh } from 'three';
import { LABEL_COLORS, type Theme } from '../../look/palette.ts';
import type { ShownWorth } from '../../play/view.ts';
import type { BoardLayout } from '../../rules/board.ts';
import type { CellId } from '../../rules/game.ts';
import { useSceneStyle } from '../world/scene-style.ts';
import { TileMotionContext } from './use-tile-motion.ts';
import { dispose, LABEL_PX, type Paint, placeLabel, printLabels } from './labels.ts';

type BadgesProps = {
  readonly layout: BoardLayout;
  readonly worths: ReadonlyMap<CellId, readonly ShownWorth[]>;
};

/** A badge's clay. */
const CLAY: Readonly<Record<Theme, string>> = { light: '#fbf7ee', dark: '#22252b' };
const ABOVE = 0.03;
/** From a well's middle to a badge in its corner, far enough out to hide none of four marks' numbers. */
const CORNER = 0.37;
const FLAT = { right: [1, 0, 0], up: [0, 0, -1] } as const;

const BESIDE = 'beside';

const nameOf = ({ kind, with: symbol = '', text, isBeside }: ShownWorth): string =>
  [kind, isBeside ? BESIDE : '', symbol, text].join(' ');

/** Badges in the wells that show the results of moves, in one draw call. */
export function Badges({ layout, worths }: BadgesProps) {
  const { theme } = useSceneStyle();
  const invalidate = useThree((state) => state.invalidate);
  const badgeLabels = useMemo(() => {
    const badges = [...worths].flatMap(([cell, list]) =>
      list.map((worth, at) => ({ cell, worth, aside: (at - (list.length - 1) / 2) * 0.44 })),
    );
    const made = printLabels(
      badges.map(({ worth }) => nameOf(worth)),
      badgeIn({ ink: LABEL_COLORS[theme].ink, clay: CLAY[theme] }),
    );
    badges.forEach(({ cell, aside, worth: { isBeside } }, index) => {
      const [x, y, z] = layout.centreOf(cell);
      const size = isBeside ? 0.32 : aside === 0 ? 0.6 : 0.44;
      const at = isBeside ? ([x - CORNER, y, z + CORNER] as const) : ([x, y, z + aside] as const);
      placeLabel(made, index, { at: [at[0], at[1] + ABOVE, at[2]], size, ...FLAT });
    });
    // Beside marks, a badge is drawn over the parts that reach into its corner.
    made.material.depthTest = !badges.some(({ worth }) => worth.isBeside);
    return made;
  }, [layout, worths, theme]);
  useEffect(() => {
    invalidate();
    return () => {
      dispose(badgeLabels);
      invalidate();
    };
  }, [badgeLabels, invalidate]);
  const motion = use(TileMotionContext);
  const mesh = useRef<Mesh>(null);
  // Not before the tiles of a new board are in place.
  useFrame(() => {
    if (!mesh.current || !motion) return;
    mesh.current.visible = [...worths.keys()].every((cell) => {
      const { size, y } = motion.of(cell);
      return size === 1 && y < ABOVE;
    });
  });
  return (
    <mesh
      ref={mesh}
      geometry={badgeLabels.geometry}
      material={badgeLabels.material}
      renderOrder={badgeLabels.material.depthTest ? 1 : 4}
    />
  );
}

/** A win is a dark disc, a tie a light one, a loss a ring; a guess has none, or a dashed ring beside marks. */
const badgeIn =
  ({ ink, clay }: { readonly ink: string; readonly clay: string }): Paint =>
  (pen, word) => {
    const [kind = '', where = '', ...text] = word.split(' ');
    const isBeside = where === BESIDE;
    pen.beginPath();
    pen.arc(0, 0, LABEL_PX * 0.42, 0, 2 * Math.PI);
    pen.fillStyle = kind === 'win' ? ink : clay;
    if (kind !== 'guess' || isBeside) pen.fill();
    pen.strokeStyle = ink;
    pen.lineWidth = LABEL_PX * 0.06;
    pen.setLineDash(kind === 'guess' ? [LABEL_PX * 0.12, LABEL_PX * 0.1] : []);
    if (kind === 'loss' || (kind === 'guess' && isBeside)) pen.stroke();
    pen.font = `700 ${LABEL_PX * 0.44}px "Atkinson Hyperlegible Next", sans-serif`;
    pen.textAlign = 'center';
    pen.textBaseline = 'middle';
    pen.fillStyle = kind === 'win' ? clay : ink;
    pen.fillText(text.join(' ').trim(), 0, LABEL_PX * 0.03, LABEL_PX * 0.72);
  };
