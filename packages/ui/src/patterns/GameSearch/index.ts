export { gameSearchLabels } from '../../labels/game-search.ts';
