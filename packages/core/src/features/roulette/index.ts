export { createRoulette } from './createRoulette.ts';
export { createWheel, type Wheel } from './roulette.wheel.ts';
export type { Prize } from './roulette.types.ts';
