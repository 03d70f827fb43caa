import { loadLabels } from '../../labels/index.ts';

export const demoListLabels = {
  ...loadLabels,
  title: 'play.demo_list',
  close: 'common.close',
  halls: 'catalogue.halls',
  providers: 'catalogue.providers',
  /** Of a tile, which starts the demo. */
  play: 'catalogue.demo',
  empty: 'play.demo_empty',
} as const;
