import { createVar } from '@vanilla-extract/css';
import { patternStyle } from '../patternStyle.ts';

const before = createVar('row-before');
const after = createVar('row-after');
const fade = '28px';

/** A horizontally scrolling row with snapping, faded at edges that hide content. */
export const row = patternStyle({
  vars: { [before]: '0px', [after]: '0px' },
  display: 'flex',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  scrollSnapType: 'x proximity',
  scrollPaddingInline: fade,
  maskImage: `linear-gradient(to right, transparent, black ${before}, black calc(100% - ${after}), transparent)`,
  selectors: {
    '&[data-before]': { vars: { [before]: fade } },
    '&[data-after]': { vars: { [after]: fade } },
  },
});
