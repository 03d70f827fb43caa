import { defineSite } from '@housefront/app/config';

/** The phone's template is our own, the desktop's comes with the kit. */
export const templates = {
  desktop: () => import('@housefront/ui/templates/desktop-1'),
  mobile: () => import('@example/design/templates/h5-50'),
};

export default defineSite({
  version: 1,
  siteId: 7001,
  public: {
    SITE_NAME: 'Copper Bay',
    TEMPLATE_NAME: 'desktop_1',
    MOBILE_TEMPLATE_NAME: 'H5_50',
    SITE_TITLE: '铜湾',
    SITE_TITLE_EN: 'Copper Bay',
  },
  currencies: 'USD',
  languages: 'en_US,zh_CN',
  theme: 'site',
  upstream: 'http://localhost:4300',
  realtime: { key: 'housefront', host: 'localhost', port: 4300, tls: false },
  templates,
});
