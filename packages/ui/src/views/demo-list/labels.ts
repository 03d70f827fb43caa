import { loadLabels } from '../../labels/index.ts';

/** Labels of the view demo-list. */
export const demoListLabels = {
  ...loadLabels,
  title: 'play.demo_list',
  close: 'common.close',
  halls: 'catalogue.halls',
  providers: 'catalogue.providers',
  /** On a tile; the tile starts the demo. */
  play: 'catalogue.demo',
  empty: 'play.demo_empty',
} as const;
