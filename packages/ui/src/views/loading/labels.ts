export const loadingLabels = {
  waiting: 'play.waiting',
  /** Shown after the timeout (PLAY-11x). */
  gaveUp: 'play.gave_up',
  hint: 'play.gave_up_hint',
  close: 'play.close_window',
  home: 'play.to_home',
} as const;
