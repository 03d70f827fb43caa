import { centred, patternStyle, raised, space, stacked, vars } from '../../foundations/styles.ts';

export const list = patternStyle(stacked(space.md));
/** Covered by the link of the name. */
export const card = patternStyle({
  position: 'relative',
  display: 'grid',
  ...raised,
});
export const plate = patternStyle({
  ...centred,
  borderRadius: vars.radius.md,
  background: vars.gradient.hero,
  color: vars.text.hero,
  fontWeight: vars.weight.heavy,
});
export const logo = patternStyle({ objectFit: 'contain' });
export const words = patternStyle({});
export const name = patternStyle({ fontWeight: vars.weight.bold, lineHeight: vars.leading.snug });
export const link = patternStyle({
  borderRadius: vars.radius.sm,
  selectors: { '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: vars.radius.lg } },
});
export const text = patternStyle({ color: vars.text.muted });
