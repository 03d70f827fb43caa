import { noop, settle, texts, type FixtureOptions } from '../../slots/base.fixtures.ts';
import { newsFixtureItems } from '../../slots/promotions.fixtures.ts';
import type { NewsTexts, NewsViewProps } from './contract.ts';

const en: NewsTexts = { title: 'Announcements', close: 'Close', list: 'All announcements' };
const zh: NewsTexts = { title: '公告', close: '关闭', list: '全部公告' };

/** Four announcements with the second one open; a single one for `empty`. */
export function newsFixture(options: FixtureOptions & { open?: boolean } = {}): NewsViewProps {
  const { variant, locale } = settle(options);
  const all = newsFixtureItems(locale);
  const items = variant === 'empty' ? all.slice(0, 1) : all;
  return {
    open: options.open ?? true,
    onClose: noop,
    items,
    selected: (items[1] ?? items[0])?.id ?? '',
    onSelect: noop,
    texts: texts(locale, en, zh),
  };
}
