export { BoardScene as Stage } from '../../scene/board/BoardScene.tsx';
