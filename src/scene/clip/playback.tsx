/** A canvas beside the page's own, on which a scene plays by the clip's time instead of the page's (ADR 51). */
import { unmountComponentAtNode, useFrame } from '@react-three/fiber';
import { type ReactNode, useMemo } from 'react';
import type { PerspectiveCamera } from 'three';
import { createStore } from 'zustand/vanilla';
import { framing } from '../../play/framing.ts';
import { cameraFor, hasBoard, type Size } from '../camera/picture.ts';
import { shareSprings } from '../world/motion.ts';
import { SceneStyleContext, useSceneStyle } from '../world/scene-style.ts';
import { mount, type World } from '../world/world.tsx';
import type { WorldState } from '../world/world-state.ts';

export type Playback = {
  readonly canvas: HTMLCanvasElement;
  /** Points the camera at the whole board of a scene, from the side that the page shows, and leaves it there. */
  fit(scene: ReactNode): Promise<void>;
  /** Shows a scene from the next run on. */
  show(scene: ReactNode): void;
  /** Runs the clock on. */
  run(ms: number): Promise<void>;
  /** Draws what has changed; false if nothing has. Throws once the context is lost. */
  draw(): boolean;
  /** Frees the canvas, and gives the clock back to the page's board. */
  close(): void;
};

/** A desktop's canvas, CSS pixels: boards have no viewpoints for phones in clips. */
const WIDTH = 1000;

/** How far the springs' clock is ahead of the page's, since clips may take less time than they show. */
let ahead = 0;

/** Opens a playback for the board that the page shows. Throws where there is none, or no second context. */
export function openPlayback(world: World, size: Size): Playback {
  const main = world.state();
  if (!main || !hasBoard(world)) throw new Error('there is no board to show');
  const canvas = document.createElement('canvas');
  const { antialias = false } = main.gl.getContextAttributes() ?? {};
  const context = canvas.getContext('webgl2', { alpha: true, antialias });
  if (!context) throw new Error('there is no second context');

  const { tier } = world.store.getState();
  const store = createStore<WorldState>(() => ({
    status: 'ready',
    tier,
    scene: null,
    onShown: () => {},
  }));
  const state = mount(canvas, context, store, true);
  let isStale = true;
  const note = () => {
    isStale = true;
  };
  state().setFrameloop('never');
  state().set({ invalidate: note });
  state().setSize(WIDTH, (WIDTH * size.height) / size.width, 0, 0);
  state().setDpr(size.width / WIDTH);

  const page = framing.getState();
  framing.setState({ showsAll: true });
  // All springs share one clock, so the page's board rests meanwhile.
  main.setFrameloop('never');
  const began = performance.now() + ahead;
  let clock = began;
  shareSprings({ now: () => clock, onDemand: note });

  let camera: PerspectiveCamera | null = null;
  const show = (scene: ReactNode) => {
    note();
    store.setState({
      scene: (
        <Moving>
          <View camera={camera} />
          {scene}
        </Moving>
      ),
    });
  };
  return {
    canvas,
    show,
    async fit(scene) {
      show(scene);
      await waitForReact();
      camera = cameraFor(main.camera as PerspectiveCamera, size);
    },
    async run(ms) {
      clock += ms;
      await waitForReact();
      state().advance((clock - began) / 1000);
      await waitForReact();
    },
    draw() {
      if (context.isContextLost()) throw new Error('the context was lost');
      if (!isStale) return false;
      isStale = false;
      const { gl, scene, camera: view } = state();
      gl.render(scene, view);
      return true;
    },
    close() {
      unmountComponentAtNode(canvas);
      ahead = clock - performance.now();
      shareSprings({
        now: () => performance.now() + ahead,
        onDemand: () => queueMicrotask(() => main.invalidate()),
      });
      framing.setState(page);
      main.setFrameloop('demand');
      main.invalidate();
    },
  };
}

/** Moves the scene also where motion is reduced: a clip is played when its viewer wants it. */
function Moving({ children }: { readonly children: ReactNode }) {
  const style = useSceneStyle();
  const moving = useMemo(() => ({ ...style, still: false }), [style]);
  return <SceneStyleContext value={moving}>{children}</SceneStyleContext>;
}

/** Takes the camera from the board's controls, before the parts that follow it. */
function View({ camera }: { readonly camera: PerspectiveCamera | null }) {
  useFrame((state) => {
    if (camera) (state.camera as PerspectiveCamera).copy(camera);
  }, -0.5);
  // Fiber leaves drawing to the playback.
  useFrame(() => {}, 1);
  return null;
}

/** Tasks until React has rendered what a frame has changed, run its effects, and rendered what they have changed. */
const TASKS = 4;

async function waitForReact(): Promise<void> {
  for (let task = 0; task < TASKS; task += 1) {
    const { port1, port2 } = new MessageChannel();
    await new Promise((resolve) => {
      port1.addEventListener('message', resolve, { once: true });
      port1.start();
      port2.postMessage(null);
    });
    port1.close();
  }
}
