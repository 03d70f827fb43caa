import { patternStyle, ringless, space, stacked, typography, vars } from '../../foundations/styles.ts';

export const actions = patternStyle({ ...stacked(space.sm), width: '100%' });
export const content = patternStyle({ selectors: { '&:focus': ringless } });
/** A panel of figures; the net position is above the others. */
export const list = patternStyle({
  ...stacked(space.none),
  margin: 0,
  paddingInline: space.lg,
  borderRadius: vars.radius.lg,
  background: vars.surface.sunken,
});
export const figure = patternStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space.lg,
  paddingBlock: space.sm,
  ...typography({ color: 'muted', size: 'md', leading: 'snug' }),
  selectors: {
    '& + &': { borderBlockStart: `1px solid ${vars.border.subtle}` },
    '&[data-figure="net"]': { paddingBlock: space.md },
  },
});
export const value = patternStyle({
  margin: 0,
  ...typography({ color: 'primary', size: 'lg', weight: 'bold' }),
  fontVariantNumeric: 'tabular-nums lining-nums',
  selectors: { [`${figure}[data-figure="net"] &`]: { fontFamily: vars.font.heading, fontSize: vars.size.h2 } },
});
export const notices = patternStyle({
  ...stacked(space.sm),
  ...typography({ color: 'primary', size: 'sm', leading: 'body' }),
  selectors: { '&:not(:empty)': { paddingBlockStart: space.md } },
});
export const countdown = patternStyle({
  ...typography({ font: 'heading', color: 'primary', size: 'h2', weight: 'bold', leading: 'tight' }),
  fontVariantNumeric: 'tabular-nums lining-nums',
  textAlign: 'center',
});
