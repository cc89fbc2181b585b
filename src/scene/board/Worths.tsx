import { useThree } from '@react-three/fiber';
import { useEffect, useMemo } from 'react';
import type { Theme } from '../../look/palette.ts';
import type { Worth } from '../../play/view.ts';
import type { BoardLayout } from '../../rules/board.ts';
import type { CellId } from '../../rules/game.ts';
import { useLook } from '../world/look.ts';
import { dispose, LINE, type Paint, placeSign, printed } from './signs.ts';

export type WorthsProps = {
  readonly layout: BoardLayout;
  readonly worths: ReadonlyMap<CellId, readonly Worth[]>;
};

const COLORS: Readonly<Record<Theme, { readonly ink: string; readonly clay: string }>> = {
  light: { ink: '#16241f', clay: '#fbf7ee' },
  dark: { ink: '#f5ecdf', clay: '#22252b' },
};
const ABOVE = 0.03;
const FLAT = { right: [1, 0, 0], up: [0, 0, -1] } as const;

/** Tokens in the wells that say what each move leads to, in one draw call. */
export function Worths({ layout, worths }: WorthsProps) {
  const { theme } = useLook();
  const invalidate = useThree((state) => state.invalidate);
  const signs = useMemo(() => {
    const tokens = [...worths].flatMap(([cell, list]) =>
      list.map((worth, at) => ({ cell, worth, aside: (at - (list.length - 1) / 2) * 0.44 })),
    );
    const made = printed(
      tokens.map(({ worth }) => `${worth.kind} ${worth.with ?? ''}${worth.text}`),
      tokenIn(COLORS[theme]),
    );
    tokens.forEach(({ cell, aside }, index) => {
      const [x, y, z] = layout.place(cell);
      const size = aside === 0 ? 0.6 : 0.44;
      placeSign(made, index, { at: [x, y + ABOVE, z + aside], size, ...FLAT });
    });
    return made;
  }, [layout, worths, theme]);
  useEffect(() => {
    invalidate();
    return () => {
      dispose(signs);
      invalidate();
    };
  }, [signs, invalidate]);
  return (
    <mesh geometry={signs.geometry} material={signs.material} renderOrder={1} dispose={null} />
  );
}

/** A win is a dark disc, a tie a light one, a loss a ring; an estimate has none. */
const tokenIn =
  ({ ink, clay }: { readonly ink: string; readonly clay: string }): Paint =>
  (pen, word) => {
    const [kind = '', text = ''] = word.split(' ');
    pen.beginPath();
    pen.arc(0, 0, LINE * 0.42, 0, 2 * Math.PI);
    pen.fillStyle = kind === 'win' ? ink : clay;
    if (kind !== 'guess') pen.fill();
    pen.strokeStyle = ink;
    pen.lineWidth = LINE * 0.06;
    if (kind === 'loss') pen.stroke();
    pen.font = `700 ${LINE * 0.44}px "Atkinson Hyperlegible Next", sans-serif`;
    pen.textAlign = 'center';
    pen.textBaseline = 'middle';
    pen.fillStyle = kind === 'win' ? clay : ink;
    pen.fillText(text, 0, LINE * 0.03, LINE * 0.72);
  };
