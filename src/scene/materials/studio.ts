/** The environment that the glaze reflects, built from light panels without any image file. */
import {
  BackSide,
  BoxGeometry,
  Color,
  Mesh,
  MeshBasicMaterial,
  PMREMGenerator,
  PlaneGeometry,
  Scene,
  type WebGLRenderer,
  type WebGLRenderTarget,
} from 'three';
import type { ScenePalette } from '../../look/palette.ts';

const SIGMA = 0.012;
/** Columns and rows of lights: morning comes through a window, evening has a lamp in its place. */
const WINDOW = [
  [0, 0],
  [1, 0],
  [0, 1],
  [1, 1],
] as const;
const LAMP = [[0.5, 0.4]] as const;

/** A prefiltered environment map. The caller disposes the target; disposing only its texture frees nothing. */
export function studioMap(renderer: WebGLRenderer, palette: ScenePalette): WebGLRenderTarget {
  const room = studioScene(palette.studio);
  const generator = new PMREMGenerator(renderer);
  const target = generator.fromScene(room, SIGMA);
  generator.dispose();
  room.traverse((object) => {
    if (!(object instanceof Mesh)) return;
    const mesh = object as Mesh<BoxGeometry, MeshBasicMaterial>;
    mesh.geometry.dispose();
    mesh.material.dispose();
  });
  return target;
}

function studioScene(studio: ScenePalette['studio']): Scene {
  const scene = new Scene();
  const lit = (color: string, gain: number) =>
    new MeshBasicMaterial({ color: new Color(color).multiplyScalar(gain), side: BackSide });
  const room = new Mesh(new BoxGeometry(14, 9, 14), lit(studio.room, studio.roomGain));
  room.position.y = 2;
  scene.add(room);
  const [width, height] = studio.isWindow ? [1.9, 1.5] : [3, 2.8];
  for (const [column, row] of studio.isWindow ? WINDOW : LAMP) {
    const pane = panel(width, height, studio.pane, studio.paneGain);
    pane.position.set(-6.2 + column * 0.5, 2.2 + row * 1.75, -0.4 - column * 2.15);
    pane.lookAt(0, 0, 0);
    scene.add(pane);
  }
  const strip = panel(0.7, 4.5, studio.strip, studio.stripGain);
  strip.position.set(5.6, 2.2, 1.5);
  strip.lookAt(0, 0.5, 0);
  scene.add(strip);
  // Behind the viewer, for a line of gloss along every near edge.
  const low = panel(9, 0.5, studio.pane, studio.paneGain * 0.5);
  low.position.set(1.5, 1.1, 6.5);
  low.lookAt(0, 0, 0);
  scene.add(low);
  return scene;
}

function panel(width: number, height: number, color: string, gain: number): Mesh {
  const material = new MeshBasicMaterial({ color: new Color(color).multiplyScalar(gain) });
  return new Mesh(new PlaneGeometry(width, height), material);
}
