/** A canvas with a match's board above a caption, or beside it: the game, how it ended, where it is played, and its link as a QR code. */
import { shareLink } from '../../play/keeping/share.ts';
import type { MatchState } from '../../play/match-state.ts';
import type { BoardLayout } from '../../rules/board.ts';
import type { Size } from '../../scene/camera/picture.ts';
import { QR_COLOURS, qrPath } from '../../ui/controls/qr-path.ts';
import { cardOf } from '../../variants/menu.ts';
import type { GameId } from '../../variants/rules.ts';
import { captionOf } from './caption.ts';
import { canBeLinked } from './share-data.ts';

/** The canvas, in units that its pixels are scaled to. */
const WIDTH = 1200;
const HEIGHT = 1440;
const MARGIN = 72;

type CaptionRow = 'name' | 'result' | 'site';

/**
 * The board's part of the canvas, and the caption: its left edge, its rows from the top, the sizes of their fonts, and
 * whether the code stands in the same rows.
 */
type Arrangement = {
  readonly board: Size['board'];
  readonly left: number;
  readonly rows: Readonly<Record<CaptionRow, number>>;
  readonly fonts: Readonly<Record<CaptionRow, number>>;
  readonly isBesideCode: boolean;
};

const ABOVE: Arrangement = {
  board: { left: 0, width: WIDTH, height: 1000 },
  left: MARGIN,
  rows: { name: 1160, result: 1246, site: 1326 },
  fonts: { name: 84, result: 48, site: 40 },
  isBesideCode: true,
};

/** A stack has the whole height, and its caption and code stand beside it. */
const BESIDE: Arrangement = {
  // The names of its levels are on both sides.
  board: { left: 50, width: 600, height: HEIGHT },
  left: 724,
  rows: { name: 170, result: 246, site: 312 },
  fonts: { name: 84, result: 40, site: 32 },
  isBesideCode: false,
};
/** The square that the QR code has room in, that of a long link's, and their middle from the top. */
const CODE = { side: 300, longSide: 372, middle: 1218 };
/** Pixels of a module that cameras still tell apart. */
const LEAST_MODULE = 2;

export type Captioned = {
  readonly canvas: HTMLCanvasElement;
  /** Draws a board and the caption, which tells the result only after the end. */
  draw(board: CanvasImageSource, isOver: boolean): void;
};

type Placed = Pick<BoardLayout, 'tall'>;

const arrangementOf = ({ tall }: Placed): Arrangement => (tall === true ? BESIDE : ABOVE);

/** The size of the picture of a board with this layout, on a canvas of this width. */
export function boardSize(width: number, layout: Placed): Size {
  const { board } = arrangementOf(layout);
  const scaled = (length: number) => Math.round((width * length) / WIDTH);
  return {
    width,
    height: (width * HEIGHT) / WIDTH,
    board: {
      left: scaled(board.left),
      width: scaled(board.width),
      height: scaled(board.height),
    },
  };
}

/**
 * Prepares a canvas for a match's boards, in the page's theme. A link too long for a code that cameras can read
 * is left out.
 */
export async function prepareCaptioned(
  match: MatchState,
  layout: Placed,
  canvas: HTMLCanvasElement,
  width: number,
): Promise<Captioned> {
  const { left, rows, fonts: sizes, isBesideCode } = arrangementOf(layout);
  const style = getComputedStyle(document.documentElement);
  const value = (name: string) => style.getPropertyValue(name).trim();
  const fonts = {
    name: `900 ${sizes.name}px ${value('--font-display')}`,
    result: `600 ${sizes.result}px ${value('--font-text')}`,
    site: `500 ${sizes.site}px ${value('--font-text')}`,
  };
  // The picture also works with a font of the system.
  await Promise.all(Object.values(fonts).map((font) => document.fonts.load(font).catch(() => [])));
  const { height } = boardSize(width, layout);
  [canvas.width, canvas.height] = [width, height];
  const paint = canvas.getContext('2d');
  if (!paint) throw new Error('there is nothing to draw with');

  const scale = width / WIDTH;
  const code = canBeLinked(match) ? codeOf(shareLink(match.record, location.origin), scale) : null;
  const taken =
    code && isBesideCode ? Math.max(CODE.side, (code.size * code.module) / scale) + MARGIN / 2 : 0;
  const room = WIDTH - left - MARGIN - taken;
  const write = (row: CaptionRow, ink: string, words: string) => {
    paint.font = fonts[row];
    paint.fillStyle = value(ink);
    paint.fillText(words, left, rows[row], room);
  };
  const name = cardOf(match.record.game as GameId).name;
  const result = captionOf(match);
  const site = `${location.host}/${match.record.game}`;
  return {
    canvas,
    draw(board, isOver) {
      paint.setTransform(scale, 0, 0, scale, 0, 0);
      paint.fillStyle = value('--page');
      paint.fillRect(0, 0, WIDTH, HEIGHT);
      paint.drawImage(board, 0, 0, WIDTH, HEIGHT);
      write('name', '--ink', name);
      if (isOver) write('result', '--ink-2', result);
      write('site', '--ink-2', site);
      paint.resetTransform();
      if (code) drawCode(paint, code, scale);
    },
  };
}

type Code = {
  readonly path: Path2D;
  /** Modules along a side. */
  readonly size: number;
  /** Whole pixels of a module, so that its edges stay sharp. */
  readonly module: number;
};

/** A link's code for a canvas of this scale; null where its modules would be too small. */
function codeOf(link: string, scale: number): Code | null {
  const { path, size } = qrPath(link, 'L');
  const modules = [CODE.side, CODE.longSide].map((side) => Math.floor((side * scale) / size));
  const module = modules.find((pixels) => pixels >= LEAST_MODULE);
  return module === undefined ? null : { path: new Path2D(path), size, module };
}

function drawCode(paint: CanvasRenderingContext2D, code: Code, scale: number): void {
  const side = code.size * code.module;
  const left = Math.round((WIDTH - MARGIN) * scale) - side;
  const top = Math.round(CODE.middle * scale - side / 2);
  paint.setTransform(code.module, 0, 0, code.module, left, top);
  paint.fillStyle = QR_COLOURS.light;
  paint.beginPath();
  paint.roundRect(0, 0, code.size, code.size, 1);
  paint.fill();
  paint.fillStyle = QR_COLOURS.dark;
  paint.fill(code.path);
  paint.resetTransform();
}
