export const welcomeLabels = {
  title: ['signup.welcome', 'name'],
  ready: 'signup.register_success',
  deposit: 'signup.next_deposit',
  demo: 'signup.welcome_demo',
  games: 'signup.welcome_games',
  later: 'signup.later',
  close: 'common.close',
} as const;
