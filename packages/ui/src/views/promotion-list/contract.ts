import type { Labels } from '../../labels/index.ts';
import type { promotionListLabels } from './labels.ts';
import type { Loadable, PromotionModel } from '../../slots/models.ts';

/** Promotions `/discount` (HOME-27, HOME-24): running and earlier ones. */
export interface PromotionListViewProps {
  readonly promotions: Loadable<PromotionModel>;
  readonly history: Loadable<PromotionModel>;
  readonly texts: Labels<typeof promotionListLabels>;
}
