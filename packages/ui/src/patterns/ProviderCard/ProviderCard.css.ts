import { media } from '../../foundations/breakpoints.ts';
import { space } from '../../foundations/space.ts';
import { vars } from '../../theme/vars.css.ts';
import { patternStyle } from '../patternStyle.ts';

export const card = patternStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: '1fr auto',
  width: '100%',
  height: '100%',
  minHeight: '124px',
  borderRadius: vars.radius.lg,
  background: vars.gradient.card,
  boxShadow: `${vars.shadow.low}, inset 0 0 0 1px ${vars.border.subtle}`,
  textAlign: 'start',
  transition: `box-shadow ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: {
    '&:is(a, button):active': { background: vars.surface.tileHover },
    '&:focus-visible': { boxShadow: `${vars.shadow.mid}, inset 0 0 0 1px ${vars.gold.base}` },
    '[data-motion="reduced"] &': { transition: 'none' },
  },
  '@media': {
    [media.hover]: {
      selectors: { '&:is(a, button):hover': { boxShadow: `${vars.shadow.mid}, inset 0 0 0 1px ${vars.gold.base}` } },
    },
  },
});

/** The mark's place. */
export const stage = patternStyle({ display: 'grid', placeItems: 'center', minHeight: '76px', padding: space.md });
export const mark = patternStyle({ width: '100%', maxWidth: '168px', height: '48px', objectFit: 'contain' });

/** Name and number below each other in a room of two lines, so that all cards of a hall are of one height. */
export const foot = patternStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'center',
  minHeight: `calc(2lh + 2 * ${space.sm})`,
  padding: `${space.sm} ${space.md}`,
  borderBlockStart: `1px solid ${vars.border.subtle}`,
  lineHeight: vars.leading.snug,
});
export const name = patternStyle({
  overflow: 'hidden',
  fontSize: vars.size.md,
  fontWeight: vars.weight.bold,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const count = patternStyle({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: vars.size.xs,
  color: vars.text.faint,
  fontVariantNumeric: 'tabular-nums',
});
/** Holds the line of the count while it is not known. */
export const blank = patternStyle({ selectors: { '&::before': { content: '"\\00a0"' } } });
