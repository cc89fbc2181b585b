/** A picture of a match's last position: the board as the scene draws it, above a caption. */
import type { MatchState } from '../../play/match-state.ts';
import { takePicture } from '../../scene/camera/picture.ts';
import { getWorld } from '../../scene/world/world.tsx';
import { loadVariant } from '../../variants/menu.ts';
import { boardSize, prepareCaptioned } from './captioned.ts';

/** Pixels. */
const WIDTH = 1200;

/** Draws the picture of a finished match that is on the board, in the page's theme. */
export async function pictureOf(match: MatchState): Promise<Blob> {
  const layout = (await loadVariant(match.setup.game)).layoutOf(match.record.options);
  const [board, { canvas, draw }] = await Promise.all([
    takePicture(getWorld(), boardSize(WIDTH, layout)),
    prepareCaptioned(match, layout, document.createElement('canvas'), WIDTH),
  ]);
  draw(board, true);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png');
  });
}
