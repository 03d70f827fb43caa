import { noop, settle, type FixtureOptions } from '../../slots/base.fixtures.ts';
import { labels } from '../../slots/labels.fixtures.ts';
import { promotionContentsFixture } from '../../slots/promotions.fixtures.ts';
import type { PromotionViewProps } from './contract.ts';
import { promotionLabels } from './labels.ts';

/** A text with a picture and a table; `empty` is a picture only. */
export function promotionFixture(options: FixtureOptions = {}): PromotionViewProps {
  const { variant, locale } = settle(options);
  const [text = null, picture = null] = promotionContentsFixture(locale);
  const known = variant === 'empty' ? picture : text;
  return {
    state: variant === 'loading' || variant === 'error' ? variant : 'ready',
    promotion: variant === 'loading' || variant === 'error' ? null : known,
    backHref: '/discount',
    onBack: noop,
    onRetry: noop,
    texts: labels(locale, promotionLabels),
  };
}
