import { ringless, screenHeight, templateStyle } from '../../../foundations/styles.ts';
import { tabBarTop } from '../parts/bars.ts';

export const root = templateStyle({
  display: 'flex',
  flexDirection: 'column',
  minHeight: screenHeight(100),
  paddingInline: 'env(safe-area-inset-left) env(safe-area-inset-right)',
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
  selectors: { '&[data-tabs]': { paddingBlockEnd: tabBarTop } },
});
export const main = templateStyle({ flex: 1, minWidth: 0, selectors: { '&:focus': ringless } });
