import { centred, patternStyle, raised, space, typography, vars } from '../../foundations/styles.ts';

export const root = patternStyle({ display: 'grid', justifyItems: 'center', textAlign: 'center' });
export const status = patternStyle({
  display: 'flex',
  gap: space.sm,
  fontSize: '64px',
  fontWeight: vars.weight.heavy,
  lineHeight: 1,
});
/** A digit on a reel. */
export const cell = patternStyle({
  ...centred,
  width: '1.25em',
  height: '1.5em',
  borderRadius: vars.radius.lg,
  border: `1px solid ${vars.jackpot.frame}`,
  background: vars.gradient.jackpot,
  boxShadow: vars.shadow.mid,
  color: vars.jackpot.label,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&:nth-child(odd)': { transform: 'rotate(-4deg)' }, '&:nth-child(2)': { transform: 'rotate(6deg)' } },
});
export const title = patternStyle({
  marginBlockStart: space.md,
  ...typography({ font: 'heading', size: 'h1', weight: 'heavy', leading: 'snug' }),
});
export const message = patternStyle({ color: vars.text.muted, overflowWrap: 'anywhere' });
export const notices = patternStyle({
  display: 'grid',
  gap: space.xs,
  padding: `${space.lg} ${space.xl}`,
  ...raised,
});
export const actions = patternStyle({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: space.md });
export const second = patternStyle({ marginInlineStart: space.sm, fontWeight: vars.weight.regular });
