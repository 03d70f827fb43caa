import { componentVars, space, templateStyle, vars } from '../../../foundations/styles.ts';
import { headerBottom } from '../../_h5/parts/bars.ts';

/** Sticky below the header, from edge to edge. */
export const root = templateStyle({
  position: 'sticky',
  insetBlockStart: headerBottom,
  marginInline: `calc(${componentVars.page.gutter} * -1)`,
  paddingInline: componentVars.page.gutter,
  // Separated from the header's edge.
  paddingBlockStart: space.hair,
  background: vars.surface.canvas,
});
