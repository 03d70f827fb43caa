export { PauseScreen, type PauseScreenProps } from './PauseScreen.tsx';
