/** Labels of the view browser-notice. */
export const browserNoticeLabels = {
  title: 'browser.title',
  /** What is wrong with this browser: it belongs to another app, or is too old. */
  inApp: 'browser.in_app',
  old: 'browser.old',
  /** How to open the address in one that works; in order. */
  copyStep: 'browser.copy_step',
  openStep: ['browser.open_step', 'browser'],
  copy: 'browser.copy',
  /** Told once the address was copied. */
  copied: 'browser.copied',
  /** Name of the address, for those who copy it by hand. */
  address: 'browser.address',
  proceed: 'browser.proceed',
  close: 'common.close',
} as const;
