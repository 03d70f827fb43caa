import type {
  memberChannel,
  memberCurrencyChannel,
  templateChannel,
  webApiChannel,
  webMemberChannel,
} from '@housefront/contract/features/realtime';

/**
 * Data that may change while it is shown: each is read again after the subscription to the channel of its changes. That of a
 * `member` is also read at each return of the page, that of `all` visitors not by all of them at once (RT-04x).
 */
export const SUBJECTS = {
  balance: 'member',
  letters: 'member',
  wheel: 'member',
  envelope: 'member',
  protection: 'member',
  records: 'page',
  profile: 'page',
  service: 'all',
  banners: 'all',
  template: 'all',
} as const satisfies Readonly<Record<string, 'member' | 'page' | 'all'>>;

/** Data that may change while it is shown. */
export type Subject = keyof typeof SUBJECTS;

/** Refetches subjects; each read resolves to false when it failed. A subject without a read is not shown by the site. */
export type Reads = ReadonlyMap<Subject, () => Promise<boolean>>;

type Changes<Channel extends { readonly events: object }> = Record<keyof Channel['events'], Subject | null>;

/** The subject that each event changes; null for an event with a single effect that no data on the page depends on. */
export const MEMBER_CHANGES: Changes<typeof memberChannel> = {
  'game.url': null,
  'forward_game.status': null,
  'member.cash': 'balance',
  'letter.sent': 'letters',
  'letter.read': 'letters',
  'letter.delete': 'letters',
  all_transfer_back: 'balance',
  // Any call reports that the login has ended.
  login: 'balance',
  'profile.updated': 'profile',
  'protection.changed': 'protection',
  app_clean_cache: null,
  'member_deposit.success': 'records',
};
/** As {@link MEMBER_CHANGES}, for the channel of a currency. */
export const CURRENCY_CHANGES: Changes<typeof memberCurrencyChannel> = {
  RedEnvelopeDisplay: 'envelope',
  roulette_display: 'wheel',
};
/** As {@link MEMBER_CHANGES}, for the channel of every visitor. */
export const WEB_MEMBER_CHANGES: Changes<typeof webMemberChannel> = { customer_service_link_change: 'service' };
/** As {@link MEMBER_CHANGES}, for the channel of public content. */
export const WEB_API_CHANGES: Changes<typeof webApiChannel> = { 'carousel_picture.url': 'banners' };
/** As {@link MEMBER_CHANGES}, for the channel of a template. */
export const TEMPLATE_CHANGES: Changes<typeof templateChannel> = {
  model_settings: 'template',
  model_sponsor: 'template',
  model_login: 'template',
};
