import type { DISPLAY_LOCATION } from '@housefront/contract/ids';
import { isForMode, type SiteMode } from '../site/index.ts';
import type { Promotion } from './promotions.types.ts';

/** Location of promotions: 2 general, 3 on the deposit page (HOME-18). */
export type PromotionPlace = (typeof DISPLAY_LOCATION)[keyof typeof DISPLAY_LOCATION];

/** The promotions of this mode; one without a device is for all (HOME-17). */
export const promotionsForMode = (list: readonly Promotion[], mode: SiteMode): Promotion[] =>
  list.filter(({ device }) => isForMode(device, mode));
