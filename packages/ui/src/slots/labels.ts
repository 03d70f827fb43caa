export const headerLabels = {
  home: 'common.home',
  menu: 'common.menu',
  close: 'common.close',
  skipToContent: 'common.skip_to_content',
  halls: 'shell.header.halls',
  /** After the name of a hall: the button that shows its providers. */
  providers: 'catalogue.providers',
  login: 'shell.header.login',
  register: 'shell.header.register',
  logout: 'shell.header.logout',
  language: 'common.language',
  balance: 'shell.header.balance',
  refreshBalance: 'shell.header.refresh_balance',
  /** At an amount that may be old (RT-25). */
  stale: 'wallet.stale',
  wallet: 'shell.header.wallet',
  account: 'shell.header.account',
  /** Label of the counter beside the account. */
  unread: 'shell.header.unread',
  /** Name of the member centre. */
  centre: 'account.member_centre',
  back: 'common.back',
  /** Greeting of guests, for headers with room for it. */
  welcomeTitle: 'home.welcome_title',
  welcomeBody: 'home.welcome_body',
  recall: 'wallet.recall',
  recallWait: ['wallet.recall_wait', 'seconds'],
} as const;

/** Labels of a member's quick actions. */
export const walletActionLabels = {
  deposit: 'account.deposit',
  withdraw: 'account.withdrawal',
  transfer: 'wallet.transfer',
  records: 'account.dw_record',
} as const;

export const footerLabels = {
  links: 'shell.footer.links',
  providers: 'shell.footer.providers',
  customerService: 'common.customer_service',
  responsible: 'shell.footer.responsible',
  rights: ['shell.footer.rights', 'year', 'site'],
} as const;

/** Labels of the bottom bar: its name, its entries, and the counter. */
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
