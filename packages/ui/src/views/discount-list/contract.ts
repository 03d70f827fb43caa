import type { Loadable, PromotionModel } from '../../slots/models.ts';

export interface DiscountListTexts {
  readonly title: string;
  readonly intro: string;
  readonly running: string;
  readonly history: string;
  readonly empty: string;
  readonly emptyHint: string;
  readonly historyEmpty: string;
  readonly loadFailed: string;
  readonly retry: string;
}

/** Promotions `/discount` (HOME-27, HOME-24): those that run, and earlier ones. */
export interface DiscountListViewProps {
  readonly promotions: Loadable<PromotionModel>;
  readonly history: Loadable<PromotionModel>;
  readonly texts: DiscountListTexts;
}
