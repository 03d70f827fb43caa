import { patternStyle, space, stacked, touch, typography, vars } from '../../foundations/styles.ts';

export const text = patternStyle({
  ...stacked(space.md),
  ...typography({ color: 'primary', size: 'md', leading: 'body' }),
});
export const left = patternStyle({
  display: 'grid',
  justifyItems: 'center',
  gap: space.xxs,
  padding: space.lg,
  borderRadius: vars.radius.lg,
  background: vars.surface.sunken,
  ...typography({ color: 'muted', size: 'sm', leading: 'tight' }),
});
export const digits = patternStyle({
  ...typography({ color: 'primary', size: 'h2', weight: 'bold', leading: 'tight' }),
  fontVariantNumeric: 'tabular-nums',
});
export const links = patternStyle({ display: 'flex', flexWrap: 'wrap', columnGap: space.lg });
export const link = patternStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: touch.min,
  color: vars.text.primary,
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
});
export const actions = patternStyle({ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: space.sm });
