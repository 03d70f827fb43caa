import { vars } from '../../../theme/vars.css.ts';
import { desktopStyle } from '../desktopStyle.ts';
import { screenHeight } from '../../../foundations/viewport.ts';

export { seo, skip } from '../../../patterns/frame.css.ts';

export const root = desktopStyle({
  display: 'flex',
  flexDirection: 'column',
  minHeight: screenHeight(100),
  background: vars.surface.canvas,
});
export const main = desktopStyle({ flex: 1, selectors: { '&:focus': { outline: 'none' } } });
