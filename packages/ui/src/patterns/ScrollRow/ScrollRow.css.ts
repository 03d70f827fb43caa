import { createVar } from '@vanilla-extract/css';
import { patternStyle } from '../../foundations/styles.ts';

const before = createVar('row-before');
const after = createVar('row-after');
const fade = '28px';

const edges = { '&[data-before]': { vars: { [before]: fade } }, '&[data-after]': { vars: { [after]: fade } } };
const mask = (to: 'right' | 'left' | 'bottom'): string =>
  `linear-gradient(to ${to}, transparent, black ${before}, black calc(100% - ${after}), transparent)`;

/** A wide element that scrolls on its own, such as a table, faded in the same way. */
export const wide = patternStyle({
  vars: { [before]: '0px', [after]: '0px' },
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  maskImage: mask('right'),
  selectors: { ...edges, '[dir="rtl"] &': { maskImage: mask('left') } },
});

const fromStart = (to: 'right' | 'left'): string =>
  `linear-gradient(to ${to}, black calc(100% - ${after}), transparent)`;

/** A table whose first column stays in view: it fades only at its end. */
export const wideFromStart = patternStyle({
  vars: { [after]: '0px' },
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  maskImage: fromStart('right'),
  selectors: {
    '&[data-after]': { vars: { [after]: fade } },
    '[dir="rtl"] &': { maskImage: fromStart('left') },
  },
});

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
  selectors: { ...edges, '[dir="rtl"] &': { maskImage: mask('left') } },
});

/** A vertically scrolling column, faded in the same way. The caller limits its height. */
export const column = patternStyle({
  vars: { [before]: '0px', [after]: '0px' },
  display: 'flex',
  flexDirection: 'column',
  overflowY: 'auto',
  scrollbarWidth: 'none',
  scrollPaddingBlock: fade,
  maskImage: mask('bottom'),
  selectors: edges,
});
