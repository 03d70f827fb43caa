import type { Labels } from '../../labels/index.ts';
import type { promotionListLabels } from './labels.ts';
import type { Loadable, PromotionModel } from '../../slots/models.ts';

/** Promotions `/discount`: running and earlier ones (HOME-27). */
export interface PromotionListViewProps {
  readonly promotions: Loadable<PromotionModel>;
  readonly history: Loadable<PromotionModel>;
  readonly texts: Labels<typeof promotionListLabels>;
}
