export { PrizeWheel } from './PrizeWheel.tsx';
export { RouletteModal } from './RouletteModal.tsx';
