/**
 * A slate beside the board with the page's status and its buttons, for XR sessions in which no page is visible.
 */
import {
  CanvasTexture,
  Mesh,
  MeshBasicMaterial,
  PlaneGeometry,
  type Ray,
  Raycaster,
  SRGBColorSpace,
} from 'three';
import type { Extent } from '../../play/framing.ts';
import { drop } from './shapes.ts';
import { widthOf } from './placement.ts';

export type SlateButton = {
  readonly label: string;
  readonly isOff: boolean;
  readonly press: () => void;
  /** Called when a ray points at it. */
  readonly point: () => void;
};

/** The current text and buttons of a slate. */
type SlateText = {
  readonly entries: readonly string[];
  readonly buttons: readonly SlateButton[];
};

export type SlateSource = {
  readonly read: () => SlateText;
  /** Calls back after changes. Returns a function that stops it. */
  readonly watch: (changed: () => void) => () => void;
};

const SIZE = { width: 640, height: 800 };
const EDGE = 44;
const BUTTON = { height: 84, gap: 18 };
/** Its width as a fraction of the board's, and its lean back, radians. */
const WIDTH_RATIO = 0.7;
const LEAN = 0.9;

export class Slate {
  readonly mesh: Mesh<PlaneGeometry, MeshBasicMaterial>;
  private readonly canvas = document.createElement('canvas');
  private readonly texture: CanvasTexture;
  private readonly source: SlateSource;
  private readonly unwatch: () => void;
  private text: SlateText = { entries: [], buttons: [] };
  private pointed = -1;

  constructor(extent: Extent, source: SlateSource) {
    this.source = source;
    [this.canvas.width, this.canvas.height] = [SIZE.width, SIZE.height];
    this.texture = new CanvasTexture(this.canvas);
    this.texture.colorSpace = SRGBColorSpace;
    const material = new MeshBasicMaterial({
      map: this.texture,
      transparent: true,
      toneMapped: false,
    });
    const width = widthOf(extent) * WIDTH_RATIO;
    const height = (width * SIZE.height) / SIZE.width;
    this.mesh = new Mesh(new PlaneGeometry(width, height), material);
    this.mesh.rotation.set(-LEAN, -0.35, 0, 'YXZ');
    this.mesh.position.set(
      extent.max[0] + width * 0.72,
      extent.min[1] + (height / 2) * Math.cos(LEAN),
      (extent.min[2] + extent.max[2]) / 2,
    );
    this.unwatch = source.watch(() => this.read());
    this.read();
  }

  dispose(): void {
    this.unwatch();
    this.texture.dispose();
    drop(this.mesh);
  }

  meets = (ray: Ray): boolean => this.spot(ray) !== null;

  /** Lights up the button that a ray hits; false beside the slate. */
  point(ray: Ray): boolean {
    const spot = this.spot(ray);
    const at = spot === null ? -1 : this.at(spot);
    if (at !== this.pointed) {
      this.pointed = at;
      this.text.buttons[at]?.point();
      this.draw();
    }
    return spot !== null;
  }

  /** Presses the button that a ray hits; false beside the slate. */
  press(ray: Ray): boolean {
    const spot = this.spot(ray);
    if (spot === null) return false;
    const button = this.text.buttons[this.at(spot)];
    if (button && !button.isOff) button.press();
    return true;
  }

  /** The height at which a ray hits the slate, pixels from its top. */
  private spot(ray: Ray): number | null {
    raycaster.ray.copy(ray);
    const [hit] = raycaster.intersectObject(this.mesh);
    return hit?.uv ? (1 - hit.uv.y) * SIZE.height : null;
  }

  private at(spot: number): number {
    return this.text.buttons.findIndex((_, i) => {
      const top = this.topOf(i);
      return spot >= top && spot < top + BUTTON.height;
    });
  }

  /** Buttons are at the slate's foot. */
  private topOf(button: number): number {
    const below = this.text.buttons.length - button;
    return SIZE.height - EDGE + BUTTON.gap - below * (BUTTON.height + BUTTON.gap);
  }

  private read(): void {
    const next = this.source.read();
    const isSame = JSON.stringify(next) === JSON.stringify(this.text);
    this.text = next;
    if (!isSame) this.draw();
  }

  private draw(): void {
    const pen = this.canvas.getContext('2d');
    if (!pen) return;
    const style = getComputedStyle(document.documentElement);
    const value = (name: string) => style.getPropertyValue(name).trim();
    const slab = (top: number, edge: number, height: number, radius: number, fill: string) => {
      pen.fillStyle = value(fill);
      pen.beginPath();
      pen.roundRect(edge, top, SIZE.width - 2 * edge, height, radius);
      pen.fill();
    };
    const width = SIZE.width - 2 * EDGE;
    pen.clearRect(0, 0, SIZE.width, SIZE.height);
    slab(0, 0, SIZE.height, 56, '--tile');
    let y = EDGE;
    this.text.entries.forEach((entry, i) => {
      const size = i === 0 ? 64 : 46;
      pen.font = `${i === 0 ? 900 : 600} ${size}px ${value(i === 0 ? '--font-display' : '--font-text')}`;
      pen.fillStyle = value('--ink');
      for (const part of wrapText(pen, entry, width)) {
        y += size * 1.15;
        pen.fillText(part, EDGE, y, width);
      }
      y += size * 0.3;
    });
    this.text.buttons.forEach(({ label, isOff }, i) => {
      const top = this.topOf(i);
      const isLit = i === this.pointed && !isOff;
      slab(top, EDGE, BUTTON.height, 28, isLit ? '--solid' : '--well');
      pen.font = `700 40px ${value('--font-text')}`;
      pen.fillStyle = value(isLit ? '--on-solid' : isOff ? '--border' : '--ink');
      pen.fillText(label, EDGE + 28, top + BUTTON.height / 2 + 14, width - 56);
    });
    this.texture.needsUpdate = true;
  }
}

const raycaster = new Raycaster();

/** The rows of a text that fit a width. */
function wrapText(pen: CanvasRenderingContext2D, text: string, width: number): string[] {
  const rows: string[] = [];
  for (const word of text.split(' ')) {
    const last = rows.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && pen.measureText(longer).width <= width)
      rows[rows.length - 1] = longer;
    else rows.push(word);
  }
  return rows;
}
