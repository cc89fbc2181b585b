/** A picture of a match's last position: the board as the scene draws it, above a caption. */
import type { MatchState } from '../../play/match-state.ts';
import { takePicture } from '../../scene/camera/picture.ts';
import { getWorld } from '../../scene/world/world.tsx';
import { cardOf } from '../../variants/menu.ts';
import { captionOf } from './caption.ts';
import type { GameId } from '../../variants/rules.ts';

/** Pixels: the picture, and the margin beside its words. */
const SIDE = 1200;
const SIZE = { width: SIDE, height: SIDE, board: 1000 };
const MARGIN = 72;
/** The lines of the caption, from the top of the picture. */
const LINES = { name: 1072, result: 1132 };

/** Draws the picture of a finished match that is on the board, in the page's theme. */
export async function pictureOf(match: MatchState): Promise<Blob> {
  const style = getComputedStyle(document.documentElement);
  const value = (name: string) => style.getPropertyValue(name).trim();
  const fonts = {
    name: `900 60px ${value('--font-display')}`,
    result: `600 36px ${value('--font-text')}`,
    site: `500 30px ${value('--font-text')}`,
  };
  const [board] = await Promise.all([
    takePicture(getWorld(), SIZE),
    // The picture also works with a font of the system.
    ...Object.values(fonts).map((font) => document.fonts.load(font).catch(() => [])),
  ]);
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [SIDE, SIDE];
  const paint = canvas.getContext('2d');
  if (!paint) throw new Error('there is nothing to draw with');
  paint.fillStyle = value('--page');
  paint.fillRect(0, 0, SIDE, SIDE);
  paint.drawImage(board, 0, 0);

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
  const right = SIDE - MARGIN;
  const room = right - MARGIN;
  write(cardOf(match.record.game as GameId).name, fonts.name, '--ink', [MARGIN, LINES.name], room);
  paint.font = fonts.site;
  const site = Math.min(paint.measureText(location.host).width, room / 2);
  write(
    captionOf(match),
    fonts.result,
    '--ink-2',
    [MARGIN, LINES.result],
    room - site - MARGIN / 2,
  );
  paint.textAlign = 'right';
  write(location.host, fonts.site, '--ink-2', [right, LINES.result], site);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png');
  });
}
