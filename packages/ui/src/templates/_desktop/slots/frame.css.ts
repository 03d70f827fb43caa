import { ringless } from '../../../foundations/rules.ts';
import { templateStyle } from '../../../foundations/templateStyle.ts';
import { screenHeight } from '../../../foundations/viewport.ts';

export const root = templateStyle({
  display: 'flex',
  flexDirection: 'column',
  minHeight: screenHeight(100),
  // A tablet in the site's own app.
  paddingInline: 'env(safe-area-inset-left) env(safe-area-inset-right)',
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
});
export const main = templateStyle({ flex: 1, selectors: { '&:focus': ringless } });
