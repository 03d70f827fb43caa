import { defineSite } from '@housefront/app/config';

/** The templates of this site. */
export const templates = {
  desktop: () => import('@housefront/ui/templates/desktop-1'),
  mobile: () => import('@housefront/ui/templates/h5-6'),
};

/** The pages of this site. */
export const content = () => import('./content/index.ts');

export default defineSite({
  version: 1,
  siteId: 1003,
  public: {
    SITE_NAME: 'Siam Sunset',
    TEMPLATE_NAME: 'desktop_1',
    MOBILE_TEMPLATE_NAME: 'H5_6',
    SITE_TITLE: '暹罗霞光',
    SITE_TITLE_EN: 'Siam Sunset',
  },
  currencies: 'THB,JPY,USD',
  languages: 'th_TH,ja_JP,en_US',
  theme: 'crimson',
  upstream: 'http://localhost:4300',
  interruptions: { guestPromotions: 'day', memberPromotions: 'day', homeScreenHint: 'week' },
  footerLinks: [
    {
      title: { th_TH: 'เล่นอย่างมีสติ', ja_JP: '責任あるプレイ', en_US: 'Play responsibly' },
      url: '/main/responsible',
    },
  ],
  realtime: { key: 'housefront', host: 'localhost', port: 4300, tls: false },
  sealedLinksOnly: true,
  iconHosts: [],
  consent: {
    adapters: {
      ga4: { measurementId: 'G-SIAMSUNSET' },
      gtm: { containerId: 'GTM-SIAM1003' },
      metaRelay: true,
    },
  },
  frameHosts: ['http://localhost:4300'],
  images: 'gateway',
  logo: { file: 'logo.svg', compact: 'logo-compact.svg' },
  icons: { appleTouch: 'apple-touch-icon.png' },
  webApp: { offline: true },
  push: true,
  halls: { order: [3, 4, 2], hidden: [8] },
  features: { redEnvelope: false, roulette: false, sportFrame: false, sponsor: false, letters: false },
  templates,
  content,
});
