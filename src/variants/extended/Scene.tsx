/** Extended needs nothing beyond the flat board that every variant shares. */
export { BoardScene as Stage } from '../../scene/board/BoardScene.tsx';
