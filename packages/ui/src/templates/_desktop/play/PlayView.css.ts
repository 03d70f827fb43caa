import { space, templateStyle, vars } from '../../../foundations/styles.ts';

export const root = templateStyle({ background: vars.surface.canvas });
export const bar = templateStyle({
  minHeight: '52px',
  paddingInline: `${space.lg} ${space.sm}`,
  background: vars.surface.header,
  boxShadow: `0 1px 0 ${vars.border.subtle}`,
});
