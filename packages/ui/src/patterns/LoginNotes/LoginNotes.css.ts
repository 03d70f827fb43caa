import { patternStyle, space, vars } from '../../foundations/styles.ts';

export const list = patternStyle({ display: 'grid', gap: space.md, marginBlockStart: space.lg });
export const note = patternStyle({
  padding: space.md,
  borderRadius: vars.radius.md,
  borderInlineStart: `3px solid ${vars.gold.base}`,
  background: vars.surface.sunken,
});
export const title = patternStyle({ fontSize: vars.size.sm, fontWeight: vars.weight.bold });
export const text = patternStyle({ color: vars.text.muted });
