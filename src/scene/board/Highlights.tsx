import { useThree } from '@react-three/fiber';
import { useEffect, useMemo, useRef } from 'react';
import { type BufferGeometry, DataTexture, type Mesh, MeshBasicMaterial } from 'three';
import { useStore } from 'zustand';
import { LABEL_COLORS } from '../../look/palette.ts';
import { CHOSEN_GLAZES } from '../materials/glazes.ts';
import { attention } from '../../play/attention.ts';
import type { BoardLayout } from '../../rules/board.ts';
import type { CellId } from '../../rules/game.ts';
import { MARK_Y } from '../geometry/marks.ts';
import { lipStroke, tileStroke } from '../geometry/outline.ts';
import { tubeGeometry } from '../geometry/tube.ts';
import { Badges } from './Badges.tsx';
import { useSceneStyle } from '../world/scene-style.ts';
import { springValue } from '../world/motion.ts';
import { markShape } from '../marks/mark-shapes.ts';
import type { BoardView } from '../../play/view.ts';
import { OnTile } from './OnTile.tsx';

export type HighlightsProps = {
  readonly layout: BoardLayout;
  readonly view: BoardView;
};

export type LastMoveProps = Omit<HighlightsProps, 'view'> & {
  readonly view: Pick<BoardView, 'last'>;
};

const NONE: readonly CellId[] = [];
const LINE_Y = 0.012;
const LAST_Y = 0.018;
/** Scales a ring to clear the lip of a well and the gold on it, and to be tall enough to show from the side. */
const OUTSIDE = [1.1, 1.8, 1.1] as const;
/** How long the lip of a refused tile takes to fade, milliseconds. */
const FADE_MS = 400;

/** Highlights the player's pointer, hints, and the last move. */
export function Highlights(props: HighlightsProps) {
  return (
    <>
      <Preview {...props} />
      <HoverLip {...props} />
      {/* A finished line goes through the last move. */}
      {props.view.lines.length > 0 ? null : <LastMoveLip {...props} />}
      <HintLips {...props} />
      <ChosenLip {...props} />
      <FocusMarkers layout={props.layout} />
      <RefusedLip layout={props.layout} />
      {props.view.worths ? <Badges layout={props.layout} worths={props.view.worths} /> : null}
    </>
  );
}

/** The next pick, if it is open: the cell or symbol that is pointed at, or else the cell with the keyboard's focus. */
function useAim({ open }: BoardView): string | null {
  const aim = useStore(attention, ({ hover, focus }) => hover ?? focus);
  const invalidate = useThree((state) => state.invalidate);
  useEffect(() => invalidate(), [aim, invalidate]);
  return aim !== null && open.has(aim) ? aim : null;
}

/** The mark that a pick would place: under the pointer, or the symbol being pointed at in the chooser. */
function Preview({ layout, view }: HighlightsProps) {
  const { theme, surfaces } = useSceneStyle();
  const { chooser, preview } = view;
  const aim = useAim(view);
  const symbol = chooser ? chooser.symbols.find((each) => each === aim) : preview;
  if (aim === null || !symbol) return null;
  return (
    <OnTile
      layout={layout}
      cell={chooser?.cell ?? aim}
      height={MARK_Y}
      geometry={markShape(theme, symbol)}
      material={surfaces.preview}
    />
  );
}

/** The lip of the well under the pointer takes the player's colour. */
export function HoverLip({ layout, view }: HighlightsProps) {
  const { theme } = useSceneStyle();
  const aim = useAim(view);
  if (aim === null || view.preview === null) return null;
  return (
    <OnTile
      layout={layout}
      cell={aim}
      height={LINE_Y}
      geometry={lip()}
      material={flatColor(CHOSEN_GLAZES[theme][view.preview].top)}
    />
  );
}

/** A fine line around the wells of the latest move, outside all other rings of a well. */
export function LastMoveLip({ layout, view: { last } }: LastMoveProps) {
  const { theme } = useSceneStyle();
  return last?.cells.map((cell) => (
    <OnTile
      key={cell}
      layout={layout}
      cell={cell}
      height={LAST_Y}
      geometry={hairLip()}
      material={flatColor(CHOSEN_GLAZES[theme][last.symbol].top)}
      scale={OUTSIDE}
    />
  ));
}

/** The well that waits for a symbol, in neither symbol's colour because both are possible. */
function ChosenLip({ layout, view: { chooser } }: HighlightsProps) {
  const { theme } = useSceneStyle();
  if (!chooser) return null;
  return (
    <OnTile
      layout={layout}
      cell={chooser.cell}
      height={LINE_Y}
      geometry={lip()}
      material={flatColor(LABEL_COLORS[theme].ink)}
    />
  );
}

/** The wells of the move that a bot suggests. */
function HintLips({ layout, view: { hint = NONE } }: HighlightsProps) {
  const { theme } = useSceneStyle();
  const invalidate = useThree((state) => state.invalidate);
  useEffect(() => invalidate(), [hint, invalidate]);
  return hint.map((cell) => (
    <OnTile
      key={cell}
      layout={layout}
      cell={cell}
      height={LINE_Y * 1.5}
      geometry={lip()}
      material={flatColor(LABEL_COLORS[theme].good)}
      scale={[0.92, 1.6, 0.92]}
    />
  ));
}

/**
 * Squares around the cell with the keyboard's focus and a listed move's cells, since rings would look like an
 * O.
 */
function FocusMarkers({ layout }: { layout: BoardLayout }) {
  const { theme } = useSceneStyle();
  const { focus, listed } = useStore(attention);
  const geometry = useMemo(() => square(), []);
  const invalidate = useThree((state) => state.invalidate);
  useEffect(() => invalidate(), [focus, listed, invalidate]);
  return [...(focus === null ? [] : [focus]), ...listed].map((cell) => (
    <OnTile
      key={cell}
      layout={layout}
      cell={cell}
      height={LINE_Y}
      geometry={geometry}
      material={flatColor(LABEL_COLORS[theme][cell === focus ? 'focus' : 'ink'])}
    />
  ));
}

/** Without motion a refused tile doesn't shake: its lip lights up and fades. */
function RefusedLip({ layout }: { layout: BoardLayout }) {
  const { palette, still } = useSceneStyle();
  const mesh = useRef<Mesh>(null);
  const invalidate = useThree((state) => state.invalidate);
  const material = useMemo(() => createPlainMaterial(palette.bad), [palette]);
  useEffect(() => () => material.dispose(), [material]);
  useEffect(() => {
    if (!still) return undefined;
    const light = springValue(0, (opacity) => {
      material.opacity = opacity;
      if (mesh.current) mesh.current.visible = opacity > 0;
      invalidate();
    });
    const unfollow = attention.subscribe(({ refused }, before) => {
      if (!refused || refused === before.refused) return;
      const [x, y, z] = layout.centreOf(refused.cell);
      mesh.current?.position.set(x, y + LINE_Y * 2, z);
      void light.start({ from: 1, to: 0, config: { duration: FADE_MS } });
    });
    return () => {
      unfollow();
      light.stop();
    };
  }, [layout, material, still, invalidate]);
  return <mesh ref={mesh} geometry={lip()} material={material} visible={false} />;
}

const GLAZELESS = { top: '#ffffff', pool: '#ffffff' };
let lipShape: BufferGeometry | undefined;
let squareShape: BufferGeometry | undefined;
let hairShape: BufferGeometry | undefined;
const flats = new Map<string, MeshBasicMaterial>();

/** The lip of a well, shared. Never dispose it. */
export const lip = () => (lipShape ??= tubeGeometry([lipStroke(0.017, 28)], GLAZELESS, 4));
const hairLip = () => (hairShape ??= tubeGeometry([lipStroke(0.011, 32)], GLAZELESS, 4));
const square = () => (squareShape ??= tubeGeometry([tileStroke(0.028, 32)], GLAZELESS, 4));

/** A plain colour, shared. Never dispose it. */
export function flatColor(color: string): MeshBasicMaterial {
  const material = flats.get(color) ?? createPlainMaterial(color);
  flats.set(color, material);
  return material;
}

let white: DataTexture | undefined;

/** With a map and transparency it needs no shader program of its own: it shares those of shadows and warm rims. */
function createPlainMaterial(color: string): MeshBasicMaterial {
  if (!white) {
    white = new DataTexture(new Uint8Array([255, 255, 255, 255]), 1, 1);
    white.needsUpdate = true;
  }
  return new MeshBasicMaterial({ color, map: white, transparent: true, toneMapped: false });
}
