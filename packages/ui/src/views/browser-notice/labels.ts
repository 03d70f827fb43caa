export const browserNoticeLabels = {
  title: 'browser.title',
  /** The problem of this browser: it is an in-app browser, or too old. */
  inApp: 'browser.in_app',
  old: 'browser.old',
  /** Steps to open the address in a supported browser, in order. */
  copyStep: 'browser.copy_step',
  openStep: ['browser.open_step', 'browser'],
  /** Opens the page in the phone's own browser. */
  openOutside: 'browser.open_outside',
  copy: 'browser.copy',
  /** Confirms that the address was copied. */
  copied: 'browser.copied',
  /** Label of the address field, for manual copying. */
  address: 'browser.address',
  proceed: 'browser.proceed',
  close: 'common.close',
} as const;
