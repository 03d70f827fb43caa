import { noop, settle, texts, type FixtureOptions } from '../../slots/base.fixtures.ts';
import { promotionContentsFixture } from '../../slots/promotions.fixtures.ts';
import type { DiscountModalTexts, DiscountModalViewProps } from './contract.ts';

const en: DiscountModalTexts = {
  title: 'Promotions',
  close: 'Close',
  list: 'List of promotions',
  all: 'All promotions',
};
const zh: DiscountModalTexts = { title: '优惠活动', close: '关闭', list: '优惠列表', all: '全部优惠' };

/** Three promotions, or a single one for `empty`. */
export function discountModalFixture(options: FixtureOptions & { open?: boolean } = {}): DiscountModalViewProps {
  const { variant, locale } = settle(options);
  const contents = promotionContentsFixture(locale);
  const promotions = variant === 'empty' ? contents.slice(0, 1) : contents;
  return {
    open: options.open ?? true,
    onClose: noop,
    promotions,
    selected: promotions[0]?.id ?? '',
    onSelect: noop,
    onAll: noop,
    texts: texts(locale, en, zh),
  };
}
