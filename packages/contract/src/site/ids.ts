import { languageOf, type OwnLanguages } from '../locale/languages.ts';

export * from '../locale/languages.ts';
export * from './templates.ts';

/** The halls: id, English name, platform key and app-type prefix. There is no hall 1 (CFG-10). */
export const HALLS = [
  { id: 2, name: 'slot', key: 'slot', prefix: 'e_' },
  { id: 3, name: 'live casino', key: 'live', prefix: 'v_' },
  { id: 4, name: 'sports', key: 'sport', prefix: 's_' },
  { id: 5, name: 'lottery', key: 'lottery', prefix: 'l_' },
  { id: 6, name: 'card game', key: 'chess', prefix: 'c_' },
  { id: 7, name: 'virtual sport', key: 'virtual_sport', prefix: 't_' },
  { id: 8, name: 'cockfight', key: 'cockfight', prefix: 'd_' },
  { id: 9, name: 'esport', key: 'esport', prefix: 'g_' },
] as const;

/** A hall's id, 2 to 9: `gt_id` on the wire. */
export type HallId = (typeof HALLS)[number]['id'];
/** A hall's platform key. */
export type HallKey = (typeof HALLS)[number]['key'];

/** Hall ids in order. */
export const HALL_IDS: readonly HallId[] = HALLS.map((hall) => hall.id);

/** The key of a hall id; undefined for an unknown one. */
export function hallKey(id: number): HallKey | undefined {
  return HALLS.find((hall) => hall.id === id)?.key;
}

/** Symbols as the product shows them; other signs of a currency are not used (I18N-15x). */
export const CURRENCY_SYMBOL = {
  RMB: '¥',
  JPY: '¥',
  VND: '₫',
  WON: '₩',
  THB: '฿',
  USD: '$',
  INR: '₹',
  MMK: 'K',
  BRL: 'R$',
  BDT: '৳',
  NGN: '₭',
} as const;

/** A currency code of the product; RMB and WON are not ISO codes. */
export type Currency = keyof typeof CURRENCY_SYMBOL;

/** Currency codes a site may be configured with. */
export const CURRENCIES: readonly string[] = Object.keys(CURRENCY_SYMBOL);

/** The site's default currency: the first of its list (I18N-10). */
export function defaultCurrency(currencies: readonly string[]): string {
  return currencies[0] ?? 'RMB';
}

/** The currency of a language on a site; the default one when the site does not have it (I18N-12). */
export function currencyOfLocale(code: string, currencies: readonly string[], own?: OwnLanguages): string {
  const usual = languageOf(code, own)?.currency;
  return usual && currencies.includes(usual) ? usual : defaultCurrency(currencies);
}

/** Kinds of client. Gesture and finger are sign-in kinds of the app (CFG-14). */
export const CLIENT_TYPES = ['desktop', 'mobile', 'app', 'gesture', 'finger', 'wechat', 'pwa'] as const;
/** One of the seven client types; the wire calls it platform. */
export type ClientType = (typeof CLIENT_TYPES)[number];

/** First table: `login_type` of the login call (CFG-17x). */
export const LOGIN_TYPE: Readonly<Record<ClientType, string>> = {
  desktop: 'desktop',
  mobile: 'mobile',
  app: 'app',
  gesture: 'gesture',
  finger: 'finger',
  wechat: 'wechat',
  pwa: 'pwa',
};

/** Second table: template and feature decisions; a PWA counts as mobile (CFG-15). */
export const FEATURE_CLIENT_TYPE: Readonly<Record<ClientType, string>> = { ...LOGIN_TYPE, pwa: 'mobile' };

/** Third table: `support_device` (CFG-16). */
export const SUPPORT_DEVICE = { desktop: 0, mobile: 1, app: 2 } as const;
/** `support_device` on the wire. */
export type SupportDevice = (typeof SUPPORT_DEVICE)[keyof typeof SUPPORT_DEVICE];

/** `support_device` of a client type: everything on a phone that is not the app counts as mobile. */
export function supportDevice(clientType: ClientType): SupportDevice {
  return SUPPORT_DEVICE[deviceKind(clientType)];
}

/** `device` of game calls: 0 desktop, 1 mobile web and PWA, 2 app. Other calls number devices differently (CFG-18x). */
export const DEVICE_CODE = { desktop: 0, mobile: 1, app: 2 } as const;
/** `device` of game calls on the wire. */
export type DeviceCode = (typeof DEVICE_CODE)[keyof typeof DEVICE_CODE];

/** `device` of game calls for a client type (CFG-18x). */
export function deviceCode(clientType: ClientType): DeviceCode {
  return DEVICE_CODE[deviceKind(clientType)];
}

function deviceKind(clientType: ClientType): 'desktop' | 'mobile' | 'app' {
  const feature = FEATURE_CLIENT_TYPE[clientType];
  if (feature === 'desktop') return 'desktop';
  return feature === 'app' || feature === 'gesture' || feature === 'finger' ? 'app' : 'mobile';
}

/** `use_type` of banners (CFG-19x). */
export const BANNER_USE_TYPE = { desktop: 0, small: 1, mobile: 2 } as const;

/** `link_type` of a banner (HOME-04). */
export const BANNER_LINK = { external: 0, internal: 1, game: 2 } as const;

/** `link_method` of a banner that opens its target in a new window (HOME-07). */
export const BANNER_NEW_WINDOW = 1;

/** `display_device` of promotions; requests send 1 or 2, 0 occurs on items only (CFG-19x). */
export const DISPLAY_DEVICE = { all: 0, desktop: 1, mobile: 2 } as const;

/** `display_location` of promotions (HOME-16). */
export const DISPLAY_LOCATION = { general: 2, deposit: 3 } as const;

/** Sign-in reminder event keys (CFG-22). */
export const SIGN_IN_EVENTS = [
  'click_signin',
  'click_signin_true',
  'click_signin_pass',
  'is_signin_pass',
  'is_signin_success',
  'is_signin_noopen',
  'is_signin_true',
] as const;
/** A sign-in reminder event key. */
export type SignInEvent = (typeof SIGN_IN_EVENTS)[number];

/** Providers that have demo games (PLAY-40). */
export const DEMO_PROVIDERS: readonly string[] = ['GPR8', 'GPJD', 'GPFC', 'GPJL'];

/** Links that some sites leave out; a preset for `hiddenLinks` (SITE-17x). */
export const HIDDEN_LINKS_PRESET = [
  'Deposit',
  'Withdrawal',
  'APPDownload',
  'BindAccount',
  'applyAgent',
  'DWRecord',
  'announcement_bank',
] as const;
