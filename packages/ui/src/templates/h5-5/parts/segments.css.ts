import { componentVars } from '../../../foundations/component-vars.css.ts';
import { space } from '../../../foundations/space.ts';
import { templateStyle } from '../../../foundations/templateStyle.ts';
import { vars } from '../../../theme/vars.css.ts';
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
