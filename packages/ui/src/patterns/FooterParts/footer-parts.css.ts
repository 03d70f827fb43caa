import { patternStyle, space, vars } from '../../foundations/styles.ts';

export const icon = patternStyle({ width: '20px', height: '20px', marginInlineEnd: space.xs, objectFit: 'contain' });
export const highlights = patternStyle({ display: 'grid', gap: space.lg });
export const highlight = patternStyle({
  display: 'grid',
  gap: space.hair,
  paddingInlineStart: space.md,
  borderInlineStart: `3px solid ${vars.gold.base}`,
});
export const highlightTitle = patternStyle({ fontWeight: vars.weight.bold, color: vars.text.primary });
export const sponsors = patternStyle({
  display: 'inline-flex',
  alignItems: 'center',
  marginInlineEnd: space.sm,
  borderRadius: vars.radius.sm,
  color: vars.text.primary,
  fontWeight: vars.weight.bold,
  selectors: { '&:hover': { textDecoration: 'underline' } },
});
