import { defineSite } from '@housefront/app/config';

/** The templates of this site. */
export const templates = {
  desktop: () => import('@housefront/ui/templates/desktop-2'),
  mobile: () => import('@housefront/ui/templates/h5-2'),
};

/** The pages of this site. */
export const content = () => import('./content/index.ts');

export default defineSite({
  version: 1,
  siteId: 1002,
  public: {
    SITE_NAME: 'Jade River',
    TEMPLATE_NAME: 'desktop_2',
    MOBILE_TEMPLATE_NAME: 'H5_2',
    SITE_TITLE: '翠江娱乐',
    SITE_TITLE_EN: 'Jade River',
  },
  currencies: 'VND,USD',
  languages: 'en_US,vi_VN',
  theme: 'site',
  gameRoom: true,
  upstream: 'http://localhost:4300',
  realtime: { key: 'housefront', host: 'localhost', port: 4300, tls: false },
  playMode: 'page',
  forceModalProviders: ['GPJD'],
  demoGameEnable: false,
  hiddenLinks: ['Deposit', 'Withdrawal', 'APPDownload', 'BindAccount', 'applyAgent', 'DWRecord', 'announcement_bank'],
  sealedLinksOnly: true,
  passkeys: true,
  browserReports: true,
  deviceList: true,
  secondFactor: true,
  iconHosts: [],
  frameHosts: ['http://localhost:4300'],
  wins: {},
  jackpots: true,
  templates,
  content,
});
