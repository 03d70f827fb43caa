export { gameSearchLabels } from './labels.ts';
