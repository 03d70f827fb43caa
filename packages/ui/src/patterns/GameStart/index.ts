export { GameStart, type GameStartProps } from './GameStart.tsx';
