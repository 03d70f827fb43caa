import { loadable, settle, type FixtureOptions } from '../../slots/base.fixtures.ts';
import { labels } from '../../slots/labels.fixtures.ts';
import { promotionsFixture } from '../../slots/promotions.fixtures.ts';
import type { PromotionListViewProps } from './contract.ts';
import { promotionListLabels } from './labels.ts';

/** Promotions as cards; the second has no picture. */
export function promotionListFixture(options: FixtureOptions = {}): PromotionListViewProps {
  const { variant, locale } = settle(options);
  return {
    promotions: loadable(variant, promotionsFixture(4, locale)),
    history: loadable(variant, promotionsFixture(3, locale, 4)),
    texts: labels(locale, promotionListLabels),
  };
}
