export { createPromotions } from './createPromotions.ts';
export { popUpPlace } from './promotions.place.ts';
export { promotionsForMode } from './promotions.rules.ts';
export type { Promotion } from './promotions.types.ts';
