export const homeScreenHintLabels = {
  title: ['home_screen.title', 'site'],
  subtitle: 'home_screen.subtitle',
  /** The steps in order: open the share menu, choose the entry, confirm. */
  share: 'home_screen.share',
  add: 'home_screen.add',
  confirm: 'home_screen.confirm',
  understood: 'home_screen.understood',
  close: 'common.close',
} as const;
