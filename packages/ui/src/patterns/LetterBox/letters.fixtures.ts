import { content, loadable, noop, settle, type FixtureOptions } from '../../slots/base.fixtures.ts';
import { labels } from '../../slots/labels.fixtures.ts';
import { letterLabels } from './labels.ts';
import type { LetterBoxModel } from './LetterBox.types.ts';

const subjects = [
  ['Your weekend bonus is here', '您的周末奖金已到账'],
  ['Maintenance of Jadewind on Tuesday', '周二 Jadewind 维护通知'],
  ['Please confirm your bank account', '请确认您的银行账户'],
  ['Welcome to the house', '欢迎光临'],
] as const;

/** A page of letters, two of them unread; `open` is the index of the open one, or null for none. */
export function lettersFixture(options: FixtureOptions = {}, open: number | null = 0): LetterBoxModel {
  const { variant, locale } = settle(options);
  const rows = subjects.map(([en, zh], number) => ({
    id: String(90 - number),
    title: content(locale, en, zh),
    date: `2026-01-1${5 - number} 08:30:00`,
    unread: number === 1 || number === 2,
    checked: number === 2,
  }));
  const list = loadable(variant, rows);
  const row = open === null ? undefined : list.items[open];
  const first = content(
    locale,
    'We have added 88.00 to your main wallet. It can be played in every hall.',
    '我们已向您的主钱包存入 88.00，可用于所有大厅。',
  );
  const item = content(locale, 'Valid until Sunday', '有效期至周日');
  const link = content(locale, 'All promotions', '全部优惠活动');
  return {
    list,
    unread: list.items.filter(({ unread }) => unread).length,
    open: row
      ? { ...row, html: `<p>${first}</p><ul><li>${item}</li></ul><p><a href="/promotion">${link}</a></p>` }
      : null,
    onOpen: noop,
    onClose: noop,
    onCheck: noop,
    onCheckAll: noop,
    onDelete: noop,
    deleting: false,
    pages: { current: 1, total: list.items.length > 0 ? 3 : 1, onPage: noop },
    texts: labels(locale, letterLabels),
  };
}
