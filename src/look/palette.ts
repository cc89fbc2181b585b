/**
 * The scene's colours: a celadon glaze for the light theme, a tenmoku glaze for the dark one. The interface's
 * colours are CSS variables in `src/ui/page/tokens.css`; a test compares those that the scene shares with it.
 * The colours of single things are in their own files: rims, coins, badges.
 */
import type { SymbolId } from '../rules/game.ts';

export type Theme = 'light' | 'dark';

/** A mark's glaze: `top` in the light, `pool` at the foot and for outlines in SVG. */
export type Glaze = { readonly top: string; readonly pool: string };

/** Colours by seat: cyan, pink, green, yellow, purple, orange (MUL-16). */
export const GLAZES: Record<Theme, Record<SymbolId, Glaze>> = {
  light: {
    X: { top: '#0f9ac2', pool: '#064a60' },
    O: { top: '#d1256f', pool: '#6a0d38' },
    A: { top: '#136b3a', pool: '#07321a' },
    B: { top: '#f5bd10', pool: '#7a4a00' },
    C: { top: '#6f4acb', pool: '#2f1a66' },
    D: { top: '#f27a1a', pool: '#772f04' },
  },
  dark: {
    X: { top: '#4fcdf2', pool: '#0b3f52' },
    O: { top: '#ff5f98', pool: '#6b1136' },
    A: { top: '#2fb766', pool: '#0c4a27' },
    B: { top: '#ffd84a', pool: '#7d5200' },
    C: { top: '#a587ff', pool: '#34207a' },
    D: { top: '#ff9340', pool: '#7a2f06' },
  },
};

/**
 * Colours of the interface on the board: the neutral ones, the keyboard's cell, and the mark of a right
 * answer.
 */
export const LABEL_COLORS: Record<Theme, Readonly<Record<'ink' | 'focus' | 'good', string>>> = {
  light: { ink: '#16241f', focus: '#0b5f7d', good: '#17633a' },
  dark: { ink: '#f5ecdf', focus: '#8fe0ff', good: '#7fdca4' },
};

/**
 * Optional colours that colour-blind players can tell apart, after Okabe and Ito's set ("Color Universal
 * Design", 2008), with widely spread lightness.
 */
const SAFE_GLAZES: typeof GLAZES = {
  light: {
    X: { top: '#0072b2', pool: '#00304c' },
    O: { top: '#d55e00', pool: '#5c2800' },
    A: { top: '#00664a', pool: '#00281d' },
    B: { top: '#f0e442', pool: '#6b6200' },
    C: { top: '#1a1a1a', pool: '#000000' },
    D: { top: '#7fc4ee', pool: '#1d5a80' },
  },
  dark: {
    X: { top: '#56b4e9', pool: '#123f5a' },
    O: { top: '#e8762c', pool: '#5c2800' },
    A: { top: '#00b485', pool: '#00402f' },
    B: { top: '#f0e442', pool: '#6b6200' },
    C: { top: '#f4f4f4', pool: '#666666' },
    D: { top: '#4191d6', pool: '#0b2f4d' },
  },
};

/** The glazes for a choice of colours. */
export const glazesOf = (choice: 'glaze' | 'safe'): typeof GLAZES =>
  choice === 'safe' ? SAFE_GLAZES : GLAZES;

/** The look of the studio, the tiles and the tray in one theme. Intensities are unitless. */
export type ScenePalette = {
  readonly tile: {
    readonly top: string;
    readonly lip: string;
    readonly pool: string;
    readonly side: string;
    /** The rounded edge, if it is not like the top. */
    readonly edge?: string;
    /** Multiplied onto tiles that recede, and onto the others of such a board. */
    readonly dull: string;
    readonly bright: number;
    readonly roughness: number;
  };
  readonly tray: {
    readonly floor: string;
    readonly rim: string;
    readonly edge: string;
    readonly side: string;
    /** The posts that carry the levels of a stack. */
    readonly post: string;
    readonly roughness: number;
  };
  readonly gold: { readonly color: string; readonly emissive: string; readonly glow: number };
  /**
   * The fraction of a mark's light that remains where its surface turns away; 1 leaves it without an outline.
   */
  readonly edgeShade: number;
  /** The colours of bare clay, of the crack through it, and of danger. */
  readonly bisque: string;
  readonly crack: string;
  readonly bad: string;
  readonly sun: { readonly color: string; readonly intensity: number };
  readonly sky: { readonly above: string; readonly below: string; readonly intensity: number };
  readonly studio: {
    /** A window of four panes, or a lamp. */
    readonly isWindow: boolean;
    readonly room: string;
    readonly roomGain: number;
    readonly pane: string;
    readonly paneGain: number;
    readonly strip: string;
    readonly stripGain: number;
    readonly intensity: number;
  };
  readonly shadow: { readonly color: string; readonly cast: number; readonly blob: number };
  readonly matcap: {
    readonly ramp: readonly string[];
    readonly warm: string;
    readonly tileGloss: number;
  };
};

export const SCENES: Record<Theme, ScenePalette> = {
  light: {
    tile: {
      top: '#f7f5ec',
      lip: '#fffdf6',
      pool: '#bdd4c7',
      side: '#d3dccf',
      dull: '#c9dbd0',
      bright: 1,
      roughness: 0.3,
    },
    tray: {
      floor: '#6f9d88',
      rim: '#94bda8',
      edge: '#cfe5d8',
      side: '#76a48e',
      post: '#76a48e',
      roughness: 0.4,
    },
    gold: { color: '#eab040', emissive: '#5a3604', glow: 0.55 },
    edgeShade: 0.16,
    bisque: '#e9e2d3',
    crack: '#2b2017',
    bad: '#a3262b',
    sun: { color: '#fff3df', intensity: 2.5 },
    sky: { above: '#f2fbf4', below: '#9fb8a6', intensity: 0.42 },
    studio: {
      isWindow: true,
      room: '#c6d3c9',
      roomGain: 0.75,
      pane: '#f4f9ff',
      paneGain: 5.2,
      strip: '#ffe2c0',
      stripGain: 1.6,
      intensity: 0.72,
    },
    shadow: { color: '#163326', cast: 0.3, blob: 0.34 },
    matcap: {
      ramp: ['#ffffff', '#eff3ef', '#dfe6df', '#b7c4bb', '#8fa197'],
      warm: '#ffe9cf',
      tileGloss: 0.1,
    },
  },
  dark: {
    tile: {
      top: '#2f3542',
      lip: '#434b5b',
      pool: '#161920',
      side: '#191c23',
      dull: '#a9adb5',
      bright: 1.7,
      roughness: 0.36,
    },
    tray: {
      floor: '#0c0d10',
      rim: '#1e2025',
      edge: '#8f5730',
      side: '#191b1f',
      post: '#5f6a7d',
      roughness: 0.4,
    },
    gold: { color: '#f0bb58', emissive: '#6b3f08', glow: 0.55 },
    edgeShade: 1,
    bisque: '#b9a893',
    crack: '#b3aaa0',
    bad: '#ff9d92',
    sun: { color: '#fff2e2', intensity: 2.7 },
    sky: { above: '#cfe4da', below: '#3a2418', intensity: 0.5 },
    studio: {
      isWindow: false,
      room: '#2b2624',
      roomGain: 0.9,
      pane: '#fff1de',
      paneGain: 8,
      strip: '#ffa364',
      stripGain: 1.7,
      intensity: 0.9,
    },
    shadow: { color: '#000000', cast: 0.6, blob: 0.7 },
    matcap: {
      ramp: ['#ffffff', '#eceef1', '#d8dbe0', '#a6aab2', '#787c85'],
      warm: '#ffcf9e',
      tileGloss: 0.22,
    },
  },
};
