import { loadLabels } from '../../labels/index.ts';

export const rouletteLabels = {
  ...loadLabels,
  title: 'roulette.title',
  hint: 'roulette.hint',
  spin: 'roulette.spin',
  draws: ['roulette.draws', 'draws'],
  noDraws: 'roulette.no_draws',
  checking: 'roulette.checking',
  /** Name of the list of prizes. */
  prizes: 'roulette.prizes',
  wonTitle: 'roulette.won_title',
  take: 'roulette.take',
  close: 'common.close',
  loading: 'account.loading',
} as const;
