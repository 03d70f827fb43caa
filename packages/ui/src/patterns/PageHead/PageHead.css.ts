import { componentVars, patternStyle, space, vars } from '../../foundations/styles.ts';

export const root = patternStyle({ display: 'grid', gap: space.xs });
export const column = patternStyle({
  width: `min(100% - 2 * ${componentVars.page.gutter}, ${componentVars.page.width})`,
  marginInline: 'auto',
  paddingBlock: space.xl,
});
export const parent = patternStyle({
  display: 'inline-flex',
  alignItems: 'center',
  justifySelf: 'start',
  gap: space.xs,
  borderRadius: vars.radius.sm,
  fontSize: vars.size.sm,
});
export const title = patternStyle({ fontFamily: vars.font.heading, overflowWrap: 'anywhere' });
export const intro = patternStyle({});
