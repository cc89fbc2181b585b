/**
 * The site's only Canvas. It is created once, moves to the page that shows a board, and renders only when
 * something changes. Browsers limit WebGL contexts, so pages don't create their own (ADR 4).
 */
import { createRoot, extend, type RootState } from '@react-three/fiber';
import type { ReactNode } from 'react';
import { NeutralToneMapping, PCFShadowMap, setConsoleFunction, WebGLRenderer } from 'three';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { untilLoaded } from '../../look/keep-trying.ts';
import { siteSettings, isReduced } from '../../look/settings.ts';
import type { BoardView } from '../../play/view.ts';
import { loadHighTier } from '../materials/materials.ts';
import * as elements from './elements.ts';
import type { Fade } from './fade.ts';
import { Scenery } from './Scenery.tsx';
import { isSoftware, rendererName, tierFor } from './tier.ts';
import type { WorldState } from './world-state.ts';

export type World = {
  readonly store: StoreApi<WorldState>;
  /** The element that holds the canvas; `attach` moves it into a page. */
  readonly element: HTMLElement;
  attach(slot: HTMLElement): () => void;
  /** With a view, the board fades in where motion is reduced. */
  show(scene: ReactNode, view?: BoardView | null): void;
  /** Resolves when the materials of this machine's tier are loaded. */
  readonly ready: Promise<unknown>;
  /** fiber's state, for measurements; null without WebGL. */
  state(): RootState | null;
};

/** If the browser doesn't restore a lost context within this time, the flat board takes over until it does. */
const RESTORE_MS = 4000;
const MAX_DPR = 2;
/** The device pixel ratio of a page zoomed out to 50 %, which needs no finer picture. */
const MIN_DPR = 0.5;

// Fiber still creates a Clock, for which three logs a warning in every visit.
setConsoleFunction((type, message, ...more) => {
  if (!message.startsWith('THREE.Clock')) console[type](message, ...more);
});

let world: World | null = null;

/** The site's world, created on first use. */
export function getWorld(): World {
  world ??= createWorld();
  return world;
}

function createWorld(): World {
  const element = document.createElement('div');
  element.className = 'world';
  const store = createStore<WorldState>(() => ({
    status: 'ready',
    tier: 'low',
    scene: null,
    onShown: () => {},
  }));
  const opened = openContext();
  if (!opened) {
    store.setState({ status: 'unavailable' });
    return {
      store,
      element,
      ready: Promise.resolve(),
      attach: place(element),
      show: () => {},
      state: () => null,
    };
  }
  const { canvas, gl, name } = opened;
  element.append(canvas);
  // Software rendering is too slow for more than one pixel per CSS pixel.
  const state = mount(canvas, gl, store, isSoftware(name));
  followSize(element, state);
  surviveContextLoss(canvas, store, state);
  leaveToPaper(store);
  let fade: Fade = () => () => {};
  const followMotion = async () => {
    if (!isReduced(siteSettings.getState())) return;
    stop();
    const load = () => import('./fade.ts');
    const take = ({ fader }: Awaited<ReturnType<typeof load>>) => {
      fade = fader(canvas, state);
    };
    // If it failed to load, the board changes at once until it is loaded.
    await load().then(take, () => void untilLoaded(load).then(take));
  };
  const stop = siteSettings.subscribe(() => void followMotion());
  return {
    store,
    element,
    ready: Promise.all([followTier(store, name), followMotion()]),
    attach: place(element),
    show: (scene, view = null) => store.setState({ scene, onShown: fade(view) }),
    state,
  };
}

const place = (element: HTMLElement) => (slot: HTMLElement) => {
  slot.append(element);
  return () => element.remove();
};

type OpenCanvas = { canvas: HTMLCanvasElement; gl: WebGL2RenderingContext; name: string };

/** Antialiasing is fixed when the context is created, and too slow for software rendering, so check first. */
function openContext(): OpenCanvas | null {
  const plain = tryContext(false);
  // Decide by renderer, not by tier, which can change while the context stays. Choosing high quality
  // before the first board overrides this.
  if (!plain || (isSoftware(plain.name) && siteSettings.getState().quality !== 'high'))
    return plain;
  // With a graphics card, a second context costs no time.
  const smooth = tryContext(true);
  if (!smooth) return plain;
  plain.gl.getExtension('WEBGL_lose_context')?.loseContext();
  return smooth;
}

function tryContext(antialias: boolean): OpenCanvas | null {
  const canvas = document.createElement('canvas');
  const gl = canvas.getContext('webgl2', { alpha: true, antialias, powerPreference: 'default' });
  return gl ? { canvas, gl, name: rendererName(gl) } : null;
}

function machine(): { cores: number; memoryGb: number } {
  const { deviceMemory = 8 } = navigator as Navigator & { deviceMemory?: number };
  return { cores: navigator.hardwareConcurrency || 4, memoryGb: deviceMemory };
}

/** Resolves when there are materials: the low tier's, until the high tier's can be loaded. */
function followTier(store: StoreApi<WorldState>, name: string): Promise<void> {
  const wantedTier = () => tierFor(siteSettings.getState().quality, name, machine());
  const loadsHighTier = () =>
    loadHighTier().then(
      () => true,
      () => false,
    );
  const update = async () => {
    const tier = wantedTier() === 'high' && (await loadsHighTier()) ? wantedTier() : 'low';
    if (tier !== store.getState().tier) store.setState({ tier });
    if (tier !== wantedTier()) void untilLoaded(loadHighTier).then(update);
  };
  siteSettings.subscribe(() => void update());
  return update();
}

/** Mounts a canvas's scenery, and returns fiber's state of it. */
export function mount(
  canvas: HTMLCanvasElement,
  context: WebGL2RenderingContext,
  store: StoreApi<WorldState>,
  isPainted: boolean,
): () => RootState {
  extend(elements);
  const root = createRoot(canvas);
  void root.configure({
    gl: (defaults) => new WebGLRenderer({ ...defaults, canvas, context }),
    frameloop: 'demand',
    shadows: { type: PCFShadowMap },
    dpr: [MIN_DPR, isPainted ? 1 : MAX_DPR],
    camera: { fov: 24, near: 0.5, far: 120, position: [3, 6, 7] },
    size: { width: 1, height: 1, top: 0, left: 0 },
    onCreated: ({ gl }) => {
      // Asking for errors would wait for the shader compiler.
      gl.debug.checkShaderErrors = import.meta.env.DEV;
      gl.toneMapping = NeutralToneMapping;
      gl.toneMappingExposure = 1;
    },
  });
  const fiber = root.render(<Scenery world={store} />);
  return () => fiber.getState();
}

function followSize(element: HTMLElement, state: () => RootState): void {
  const observer = new ResizeObserver(() => {
    const { width, height } = element.getBoundingClientRect();
    const { gl, scene, camera, size, setSize } = state();
    // An XR session has its own size, and measures again when it ends.
    if (width === 0 || height === 0 || gl.xr.isPresenting) return;
    setSize(width, height, 0, 0);
    // A new size clears the canvas, and the next frame would only come after a paint without a board. Before the first
    // size nothing was drawn, and the camera isn't in its place.
    if (size.width > 1) gl.render(scene, camera);
  });
  observer.observe(element);
}

/** Boards are flat on paper. */
function leaveToPaper(store: StoreApi<WorldState>): void {
  const change = (event: string, from: WorldState['status'], to: WorldState['status']) =>
    addEventListener(event, () => {
      if (store.getState().status === from) store.setState({ status: to });
    });
  change('beforeprint', 'ready', 'printed');
  change('afterprint', 'printed', 'ready');
}

function surviveContextLoss(
  canvas: HTMLCanvasElement,
  store: StoreApi<WorldState>,
  state: () => RootState,
): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  canvas.addEventListener('webglcontextlost', (event) => {
    // Without this, the browser never restores the context.
    event.preventDefault();
    timer = setTimeout(() => store.setState({ status: 'lost' }), RESTORE_MS);
  });
  canvas.addEventListener('webglcontextrestored', () => {
    clearTimeout(timer);
    store.setState({ status: 'ready' });
    state().invalidate();
  });
}
