/** A canvas with a match's board above a caption: the game, how it ended, and where to find it. */
import type { MatchState } from '../../play/match-state.ts';
import { cardOf } from '../../variants/menu.ts';
import type { GameId } from '../../variants/rules.ts';
import { captionOf } from './caption.ts';

/** The canvas's side, and the part above the caption, in units that its pixels are scaled to. */
const SIDE = 1200;
const BOARD = 1000;
const MARGIN = 72;
/** The lines of the caption, from the top of the canvas. */
const LINES = { name: 1072, result: 1132 };

export type Captioned = {
  readonly canvas: HTMLCanvasElement;
  /** Draws a board and the caption, which tells the result only after the end. */
  draw(board: CanvasImageSource, isOver: boolean): void;
};

/** The size of the board's picture on a canvas with this side. */
export const boardSize = (side: number) => ({
  width: side,
  height: side,
  board: Math.round((side * BOARD) / SIDE),
});

/** Prepares a canvas for a match's boards, in the page's theme. `address`: shown in its corner. */
export async function captioned(
  match: MatchState,
  canvas: HTMLCanvasElement,
  side: number,
  address: string,
): Promise<Captioned> {
  const style = getComputedStyle(document.documentElement);
  const value = (name: string) => style.getPropertyValue(name).trim();
  const fonts = {
    name: `900 60px ${value('--font-display')}`,
    result: `600 36px ${value('--font-text')}`,
    site: `500 36px ${value('--font-text')}`,
  };
  // The picture also works with a font of the system.
  await Promise.all(Object.values(fonts).map((font) => document.fonts.load(font).catch(() => [])));
  [canvas.width, canvas.height] = [side, side];
  const paint = canvas.getContext('2d');
  if (!paint) throw new Error('there is nothing to draw with');

  const write = (
    words: string,
    font: string,
    ink: string,
    at: [x: number, y: number],
    room: number,
  ) => {
    paint.font = font;
    paint.fillStyle = value(ink);
    paint.fillText(words, ...at, room);
  };
  const name = cardOf(match.record.game as GameId).name;
  const result = captionOf(match);
  const right = SIDE - MARGIN;
  const room = right - MARGIN;
  return {
    canvas,
    draw(board, isOver) {
      paint.setTransform(side / SIDE, 0, 0, side / SIDE, 0, 0);
      paint.fillStyle = value('--page');
      paint.fillRect(0, 0, SIDE, SIDE);
      paint.drawImage(board, 0, 0, SIDE, SIDE);
      paint.textAlign = 'left';
      write(name, fonts.name, '--ink', [MARGIN, LINES.name], room);
      paint.font = fonts.site;
      const site = Math.min(paint.measureText(address).width, room / 2);
      const rest = room - site - MARGIN / 2;
      if (isOver) write(result, fonts.result, '--ink-2', [MARGIN, LINES.result], rest);
      paint.textAlign = 'right';
      write(address, fonts.site, '--ink-2', [right, LINES.result], site);
      paint.resetTransform();
    },
  };
}
