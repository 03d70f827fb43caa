/** Labels of the view loading. */
export const loadingLabels = {
  waiting: 'play.waiting',
  /** Shown when no target came (PLAY-11x). */
  gaveUp: 'play.gave_up',
  hint: 'play.gave_up_hint',
  close: 'play.close_window',
  home: 'play.to_home',
} as const;
