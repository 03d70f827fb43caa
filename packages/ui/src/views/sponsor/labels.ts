import { loadLabels } from '../../labels/index.ts';

export const sponsorLabels = {
  ...loadLabels,
  title: 'content.sponsor.title',
  intro: 'content.sponsor.intro',
  empty: 'content.sponsor.empty',
  emptyHint: 'content.sponsor.empty_hint',
  home: 'common.home',
} as const;
