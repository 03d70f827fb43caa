import { vars } from '../../../theme/vars.css.ts';
import { desktopStyle } from '../desktopStyle.ts';

export { seo, skip } from '../../../patterns/frame.css.ts';

export const root = desktopStyle({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100dvh',
  background: vars.surface.canvas,
});
export const main = desktopStyle({ flex: 1, selectors: { '&:focus': { outline: 'none' } } });
