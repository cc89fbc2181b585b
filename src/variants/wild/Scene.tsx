/** Wild needs nothing beyond the flat board: the page asks for the symbol. */
export { BoardScene as Stage } from '../../scene/board/BoardScene.tsx';
