/** A config with the keys that every site needs, and no hosts of icons. Tests add the keys that they are about. */
export const minimalConfig = {
  version: 1,
  siteId: 88,
  public: { SITE_NAME: 'Lucky House', TEMPLATE_NAME: 'desktop_1', MOBILE_TEMPLATE_NAME: 'H5_1', SITE_TITLE: '幸运屋' },
  currencies: 'RMB,USD',
  languages: 'zh_CN',
  theme: 'midnight',
  upstream: 'http://localhost:4300',
  iconHosts: [],
};
