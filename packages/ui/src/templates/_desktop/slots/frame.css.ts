import { ringless, screenHeight, templateStyle } from '../../../foundations/styles.ts';

export const root = templateStyle({
  display: 'flex',
  flexDirection: 'column',
  minHeight: screenHeight(100),
  // A tablet in the site's own app.
  paddingInline: 'env(safe-area-inset-left) env(safe-area-inset-right)',
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
});
export const main = templateStyle({ flex: 1, selectors: { '&:focus': ringless } });
