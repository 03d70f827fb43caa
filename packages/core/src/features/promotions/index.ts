export { createPromotions } from './createPromotions.ts';
export { popUpPlace, popUpPromotions } from './promotions.popup.ts';
export { promotionsForMode } from './promotions.rules.ts';
export type { Promotion } from './promotions.types.ts';
