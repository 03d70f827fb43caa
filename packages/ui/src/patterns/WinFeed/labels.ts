export const winFeedLabels = {
  wins: 'wins.title',
  pauseWins: 'wins.pause',
  resumeWins: 'wins.resume',
} as const;
