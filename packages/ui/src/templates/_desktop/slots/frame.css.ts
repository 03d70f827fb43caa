import { vars } from '../../../theme/vars.css.ts';
import { templateStyle } from '../../../foundations/templateStyle.ts';
import { screenHeight } from '../../../foundations/viewport.ts';

export const root = templateStyle({
  display: 'flex',
  flexDirection: 'column',
  minHeight: screenHeight(100),
  background: vars.surface.canvas,
});
export const main = templateStyle({ flex: 1, selectors: { '&:focus': { outline: 'none' } } });
