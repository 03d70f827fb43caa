import { loadable, settle, texts, type FixtureLocale, type FixtureOptions } from '../../slots/base.fixtures.ts';
import { promotionsFixture } from '../../slots/promotions.fixtures.ts';
import type { DiscountListTexts, DiscountListViewProps } from './contract.ts';

const en: DiscountListTexts = {
  title: 'Promotions',
  intro: 'What the house offers now, and what it offered before.',
  running: 'Running now',
  history: 'Earlier promotions',
  empty: 'No promotions right now',
  emptyHint: 'New offers come in every week. Look in again soon.',
  historyEmpty: 'No earlier promotions yet',
  loadFailed: 'This could not be loaded.',
  retry: 'Try again',
};
const zh: DiscountListTexts = {
  title: '优惠活动',
  intro: '当前与往期的优惠活动。',
  running: '进行中',
  history: '往期活动',
  empty: '暂无优惠活动',
  emptyHint: '每周都有新活动，敬请期待。',
  historyEmpty: '暂无往期活动',
  loadFailed: '此部分加载失败',
  retry: '重试',
};

export const discountListTextsFixture = (locale: FixtureLocale = 'en_US'): DiscountListTexts => texts(locale, en, zh);

/** Promotions as cards; the second has no picture. */
export function discountListFixture(options: FixtureOptions = {}): DiscountListViewProps {
  const { variant, locale } = settle(options);
  return {
    promotions: loadable(variant, promotionsFixture(4, locale)),
    history: loadable(variant, promotionsFixture(3, locale, 4)),
    texts: discountListTextsFixture(locale),
  };
}
