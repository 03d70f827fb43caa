export const playLabels = {
  leave: 'play.leave',
  fullscreen: 'play.fullscreen',
  exitFullscreen: 'play.exit_fullscreen',
  /** Accessible name of the frame, with the game's name. */
  frame: ['play.frame', 'game'],
  loading: 'play.loading',
  /** Offered on demo games (PLAY-42x). */
  realPlay: 'play.real_play',
} as const;
