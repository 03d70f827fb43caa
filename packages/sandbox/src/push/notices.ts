import { PAGES } from '@housefront/contract/pages';
import type { Locale } from '@housefront/contract/ids';
import type { NoticeToSend } from './push-sender.ts';

const section = (name: string): string => PAGES.memberSection.path.replace('$section', name);

/** A letter has arrived. */
export const letterNotice = (id: number, title: string): NoticeToSend => ({
  kind: 'letter',
  title: 'pushLetter',
  body: () => title,
  path: section('Letter'),
  tag: `letter-${id}`,
});

/** A withdrawal was paid. */
export const withdrawalNotice = (number: string): NoticeToSend => ({
  kind: 'withdrawal',
  title: 'pushWithdrawal',
  body: () => '',
  path: section('DWRecord'),
  tag: `withdrawal-${number}`,
});

/** A promotion has begun. */
export const promotionNotice = (id: number, titles: Readonly<Record<Locale, string>>): NoticeToSend => ({
  kind: 'promotion',
  title: 'pushPromotion',
  body: (locale) => titles[locale],
  path: PAGES.promotion.path.replace('$id', String(id)),
  tag: `promotion-${id}`,
});
