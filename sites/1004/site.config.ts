import { defineSite } from '@housefront/app/config';

/** The templates of this site. */
export const templates = {
  desktop: () => import('@housefront/ui/templates/desktop-2'),
  mobile: () => import('@housefront/ui/templates/h5-7'),
};

/** The pages of this site. */
export const content = () => import('./content/index.ts');

export default defineSite({
  version: 1,
  siteId: 1004,
  public: {
    SITE_NAME: 'Lotus Bay',
    TEMPLATE_NAME: 'desktop_2',
    MOBILE_TEMPLATE_NAME: 'H5_7',
    SITE_TITLE: '莲湾娱乐',
    SITE_TITLE_EN: 'Lotus Bay',
  },
  currencies: 'INR,BDT,USD,GBP,EUR,SEK,KWD,BTC',
  ownCurrencies: [{ code: 'BTC', symbol: '₿', decimals: 8 }],
  defaultCurrency: { en_US: 'INR' },
  languages: 'ta_IN,hi_IN,bn_BD,en_US,de_DE,sv_SE',
  siteNames: {
    sv_SE: { name: 'Lotusviken', title: 'Lotusviken' },
    de_DE: { title: 'Lotusbucht' },
  },
  theme: 'site',
  upstream: 'http://localhost:4300',
  realtime: { key: 'housefront', host: 'localhost', port: 4300, tls: false },
  sealedLinksOnly: true,
  iconHosts: [],
  frameHosts: ['http://localhost:4300'],
  templates,
  content,
});
