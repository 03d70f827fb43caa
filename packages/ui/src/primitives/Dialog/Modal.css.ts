import { keyframes } from '@vanilla-extract/css';
import { reducedMotion, space, typography, vars } from '../../foundations/styles.ts';
import { primitive } from '../shared/primitive.css.ts';

const appear = keyframes({ from: { opacity: 0 } });
const vanish = keyframes({ to: { opacity: 0 } });

export const scrim = primitive({
  position: 'fixed',
  inset: 0,
  background: vars.scrim,
  animation: `${appear} ${vars.motion.base} ${vars.motion.ease}`,
  ...reducedMotion(),
  selectors: {
    '&[data-state="closed"]': { animation: `${vanish} ${vars.motion.fast} ${vars.motion.ease} forwards` },
    ...reducedMotion().selectors,
  },
});

export const header = primitive({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space.sm,
  padding: `${space.lg} ${space.lg} ${space.sm} ${space.xl}`,
});

export const headings = primitive({ flex: 1, minWidth: 0, paddingBlock: space.sm });

export const title = primitive(typography({ font: 'heading', size: 'h3', weight: 'bold', leading: 'snug' }));

export const description = primitive({ marginTop: space.xxs, color: vars.text.muted, fontSize: vars.size.md });

export const close = primitive({ color: vars.text.muted });

export const body = primitive({
  // Visually hidden elements are positioned inside the scroller, or its parent could be scrolled too.
  position: 'relative',
  flex: '1 1 auto',
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: `${space.xs} ${space.xl} ${space.xl}`,
});

export const footer = primitive({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: space.md,
  padding: `${space.lg} ${space.xl}`,
  borderTop: `1px solid ${vars.border.subtle}`,
});
