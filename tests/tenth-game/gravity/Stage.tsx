export { BoardScene as Stage } from '../../scene/BoardScene.tsx';
