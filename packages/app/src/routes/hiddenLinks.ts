import type { HIDDEN_LINKS_PRESET } from '@housefront/contract/ids';

/** A link that a site may leave out (SITE-16). */
export type HideableLink = (typeof HIDDEN_LINKS_PRESET)[number];

const pages: readonly (readonly [link: HideableLink, address: RegExp])[] = [
  ['Deposit', /^\/(?:user\/Deposit|user\?(?:.*&)?page=Deposit\b|fastPayment|fastDeposit|Deposit)\b/i],
  ['Withdrawal', /^\/user(?:\/|\?(?:.*&)?page=)Withdrawal\b/i],
  ['DWRecord', /^\/user(?:\/|\?(?:.*&)?page=)DWRecord\b/i],
  ['BindAccount', /^\/user(?:\/|\?(?:.*&)?page=)BindAccount\b/i],
  ['announcement_bank', /^\/user(?:\/|\?(?:.*&)?page=)BankNotices\b/i],
  ['APPDownload', /^\/app(?![^?#/])/i],
];

/** Whether a site leaves the page of an address out, as its hiddenLinks say (SITE-17x). Own paths only. */
export const isHiddenPage = (hidden: readonly string[], href: string): boolean =>
  pages.some(([link, address]) => hidden.includes(link) && address.test(href));
