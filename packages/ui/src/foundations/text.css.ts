import { style } from '@vanilla-extract/css';
import { layers } from '../theme/layers.css.ts';
import { hiddenFromSight, oneLine } from './rules.ts';

/** Tabular digits, so that amounts and counters do not jump. */
export const tabular = style({
  '@layer': { [layers.base]: { fontVariantNumeric: 'tabular-nums lining-nums', fontFeatureSettings: '"tnum"' } },
});

/** One line with an ellipsis. Only where the full text is available elsewhere. */
export const truncate = style({ '@layer': { [layers.base]: oneLine } });

/** Visually hidden, for assistive technology. */
export const visuallyHidden = style({
  '@layer': {
    [layers.base]: hiddenFromSight,
  },
});
