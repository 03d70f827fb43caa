import { createVar } from '@vanilla-extract/css';
import { patternStyle } from '../patternStyle.ts';

const before = createVar('row-before');
const after = createVar('row-after');
const fade = '28px';

const fades = { '&[data-before]': { vars: { [before]: fade } }, '&[data-after]': { vars: { [after]: fade } } };
const mask = (to: 'right' | 'bottom'): string =>
  `linear-gradient(to ${to}, transparent, black ${before}, black calc(100% - ${after}), transparent)`;

/** A horizontally scrolling row with snapping, faded at edges that hide content. */
export const row = patternStyle({
  vars: { [before]: '0px', [after]: '0px' },
  display: 'flex',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  scrollSnapType: 'x proximity',
  scrollPaddingInline: fade,
  maskImage: mask('right'),
  selectors: fades,
});

/** A vertically scrolling column, faded in the same way. Its height is limited by who uses it. */
export const column = patternStyle({
  vars: { [before]: '0px', [after]: '0px' },
  display: 'flex',
  flexDirection: 'column',
  overflowY: 'auto',
  scrollbarWidth: 'none',
  scrollPaddingBlock: fade,
  maskImage: mask('bottom'),
  selectors: fades,
});
