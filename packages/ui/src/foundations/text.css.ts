import { style } from '@vanilla-extract/css';
import { layers } from './layers.css.ts';

/** Digits of one width, so that amounts and counters do not jump. */
export const tabular = style({
  '@layer': { [layers.base]: { fontVariantNumeric: 'tabular-nums lining-nums', fontFeatureSettings: '"tnum"' } },
});

/** One line, cut with an ellipsis. Only where the full text is available in another way. */
export const truncate = style({
  '@layer': { [layers.base]: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } },
});

/** Kept for assistive technology, out of sight. */
export const visuallyHidden = style({
  '@layer': {
    [layers.base]: {
      position: 'absolute',
      width: '1px',
      height: '1px',
      margin: '-1px',
      padding: 0,
      border: 0,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
});
