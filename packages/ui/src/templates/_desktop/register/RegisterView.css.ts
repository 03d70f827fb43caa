import { componentVars, space, templateStyle, typography, vars } from '../../../foundations/styles.ts';

export const page = templateStyle({
  width: `min(100% - 2 * ${componentVars.page.gutter}, 840px)`,
  marginInline: 'auto',
  paddingBlock: componentVars.page.sectionGap,
});
export const card = templateStyle({
  padding: `${space.xxl} ${space.xxl} ${space.sm}`,
  border: `1px solid ${vars.border.subtle}`,
  borderRadius: vars.radius.overlay,
  background: vars.surface.raised,
  boxShadow: vars.shadow.low,
});
export const head = templateStyle({ display: 'grid', gap: space.xxs, marginBlockEnd: space.xl });
export const title = templateStyle(typography({ font: 'heading', size: 'h2', weight: 'bold', leading: 'snug' }));
export const subtitle = templateStyle({ color: vars.text.muted });
