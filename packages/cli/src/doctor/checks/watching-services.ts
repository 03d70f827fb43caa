import type { ConsentAdapter } from '@housefront/contract/consent';

/** A service that watches visitors, by a host that its tags name. */
export interface WatchingService {
  readonly host: string;
  /** The kit's adapter for it. */
  readonly adapter?: ConsentAdapter;
}

const withAdapter: readonly WatchingService[] = [
  { host: 'www.googletagmanager.com/gtag', adapter: 'ga4' },
  { host: 'googletagmanager.com', adapter: 'gtm' },
  { host: 'google-analytics.com', adapter: 'ga4' },
  { host: 'analytics.google.com', adapter: 'ga4' },
];
const others = [
  'connect.facebook.net',
  'facebook.com/tr',
  'doubleclick.net',
  'googleadservices.com',
  'googlesyndication.com',
  'analytics.tiktok.com',
  'static.ads-twitter.com',
  'analytics.twitter.com',
  'snap.licdn.com',
  'px.ads.linkedin.com',
  'sc-static.net',
  's.pinimg.com',
  'ct.pinterest.com',
  'bat.bing.com',
  'clarity.ms',
  'hotjar.com',
  'mc.yandex.ru',
  'top-fwz1.mail.ru',
  'hm.baidu.com',
  'criteo.net',
  'cdn.taboola.com',
  'amplify.outbrain.com',
  'cdn.segment.com',
  'mixpanel.com',
  'amplitude.com',
  'fullstory.com',
  'mouseflow.com',
  'js.hs-scripts.com',
  'track.adform.net',
];

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&');
// The host of an address or one above it, never a part of another name.
const patterns = [...withAdapter, ...others.map((host): WatchingService => ({ host }))].map((service) => ({
  service,
  pattern: new RegExp(`//(?:[\\w-]+\\.)*${escaped(service.host)}(?![\\w-]|\\.\\w)`, 'i'),
}));

/** The services whose addresses are in a text; the first of those with an adapter is named for all of Google's. */
export function servicesIn(text: string): readonly WatchingService[] {
  const found = patterns.filter(({ pattern }) => pattern.test(text)).map(({ service }) => service);
  const first = found.find(({ adapter }) => adapter !== undefined);
  return found.filter((service) => service.adapter === undefined || service === first);
}
