import { templateStyle } from '../../../foundations/templateStyle.ts';
import { screenHeight } from '../../../foundations/viewport.ts';

export const root = templateStyle({
  display: 'flex',
  flexDirection: 'column',
  minHeight: screenHeight(100),
});
export const main = templateStyle({ flex: 1, selectors: { '&:focus': { outline: 'none' } } });
