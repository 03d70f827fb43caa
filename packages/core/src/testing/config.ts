import { parseSiteConfig, type SiteConfig } from '@housefront/contract/site-config';

/** Keys of the tests' site that differ from the defaults. */
const site = {
  version: 1,
  siteId: 1001,
  public: {
    SITE_NAME: 'lucky',
    TEMPLATE_NAME: 'desktop_1',
    MOBILE_TEMPLATE_NAME: 'H5_1_mobile',
    SITE_TITLE: '好运',
    SITE_TITLE_EN: 'Lucky',
  },
  currencies: 'RMB,USD,VND',
  languages: 'zh_CN,en_US',
  theme: 'midnight',
  upstream: 'http://localhost:4300',
  realtime: { key: 'housefront', host: 'localhost', port: 4300, tls: false },
  iconHosts: [],
  sealedLinksOnly: false,
};

/** Consent of a site that relays conversions; the cookie of {@link agreedCookie} agrees to it. */
export const relayConsent: NonNullable<SiteConfig['consent']> = {
  version: 1,
  days: 180,
  categories: [],
  adapters: { metaRelay: true },
};

/** Cookies of a visitor who agreed to marketing now. */
export const agreedCookie = (now: number): { readonly consent: string } => ({
  consent: `1.1.m.m.${Math.floor(now / 1000)}`,
});

/** A complete site configuration for tests: site 1001, RMB, USD and VND, Chinese and English, no outside icons. */
export function testConfig(over: Partial<SiteConfig> = {}): SiteConfig {
  const parsed = parseSiteConfig(site);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return { ...parsed.config, ...over };
}
