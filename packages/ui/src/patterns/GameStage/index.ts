export { GameStage } from './GameStage.tsx';
