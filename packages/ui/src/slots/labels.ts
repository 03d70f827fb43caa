/** Labels of the header. */
export const headerLabels = {
  home: 'common.home',
  menu: 'common.menu',
  skipToContent: 'common.skip_to_content',
  halls: 'shell.header.halls',
  login: 'shell.header.login',
  register: 'shell.header.register',
  logout: 'shell.header.logout',
  language: 'common.language',
  balance: 'shell.header.balance',
  refreshBalance: 'shell.header.refresh_balance',
  wallet: 'shell.header.wallet',
  account: 'shell.header.account',
  /** What the number beside the account counts. */
  unread: 'shell.header.unread',
  /** Name of the member centre. */
  centre: 'account.member_centre',
  back: 'common.back',
} as const;

/** Labels of the footer. */
export const footerLabels = {
  links: 'shell.footer.links',
  providers: 'shell.footer.providers',
  customerService: 'common.customer_service',
  responsible: 'shell.footer.responsible',
  rights: ['shell.footer.rights', 'year', 'site'],
} as const;

/** Labels of the bottom bar: its own name, its entries, and what the number on one counts. */
export const tabBarLabels = {
  label: 'shell.tabs.label',
  home: 'shell.tabs.home',
  halls: 'shell.tabs.halls',
  wallet: 'shell.tabs.wallet',
  service: 'shell.tabs.service',
  account: 'shell.tabs.account',
  login: 'shell.tabs.login',
  unread: 'shell.header.unread',
} as const;
