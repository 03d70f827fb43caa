import { defineSite } from '@housefront/app/config';

/** The templates of this site. */
export const templates = {
  desktop: () => import('@housefront/ui/templates/desktop-1'),
  mobile: () => import('@housefront/ui/templates/h5-1'),
};

/** The pages of this site. */
export const content = () => import('./content/index.ts');

export default defineSite({
  version: 1,
  siteId: 1001,
  public: {
    SITE_NAME: 'Goldhaven',
    TEMPLATE_NAME: 'desktop_1',
    MOBILE_TEMPLATE_NAME: 'H5_1',
    SITE_TITLE: '金港娱乐',
    SITE_TITLE_EN: 'Goldhaven',
  },
  currencies: 'RMB,USD',
  languages: 'zh_CN,en_US',
  theme: 'midnight',
  upstream: 'http://localhost:4300',
  realtime: { key: 'housefront', host: 'localhost', port: 4300, tls: false },
  customerServiceUrl: {
    zh_CN: 'http://localhost:4300/service?lang=zh_CN',
    en_US: 'http://localhost:4300/service?lang=en_US',
  },
  fastPayment: true,
  // Journeys enter by plain links; new sites take sealed ones only.
  sealedLinksOnly: false,
  iconHosts: [],
  frameHosts: ['http://localhost:4300'],
  wins: {},
  jackpots: true,
  templates,
  content,
});
