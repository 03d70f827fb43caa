import { noop, settle, texts, type FixtureOptions } from '../../slots/base.fixtures.ts';
import { promotionContentsFixture } from '../../slots/promotions.fixtures.ts';
import type { DiscountTexts, DiscountViewProps } from './contract.ts';

const en: DiscountTexts = { back: 'All promotions', loadFailed: 'This could not be loaded.', retry: 'Try again' };
const zh: DiscountTexts = { back: '全部优惠', loadFailed: '此部分加载失败', retry: '重试' };

/** A text with a picture and a table; `empty` is a picture only. */
export function discountFixture(options: FixtureOptions = {}): DiscountViewProps {
  const { variant, locale } = settle(options);
  const [text = null, picture = null] = promotionContentsFixture(locale);
  const known = variant === 'empty' ? picture : text;
  return {
    state: variant === 'loading' || variant === 'error' ? variant : 'ready',
    promotion: variant === 'loading' || variant === 'error' ? null : known,
    backHref: '/discount',
    onBack: noop,
    onRetry: noop,
    texts: texts(locale, en, zh),
  };
}
