import { vars } from '../../../theme/vars.css.ts';
import { tabBarTop, h5Style } from '../h5Style.ts';
import { screenHeight } from '../../../foundations/viewport.ts';

export { seo, skip } from '../../../patterns/frame.css.ts';

export const root = h5Style({
  display: 'flex',
  flexDirection: 'column',
  minHeight: screenHeight(100),
  background: vars.surface.canvas,
  paddingInline: 'env(safe-area-inset-left) env(safe-area-inset-right)',
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
  selectors: { '&[data-tabs]': { paddingBlockEnd: tabBarTop } },
});
export const main = h5Style({ flex: 1, minWidth: 0, selectors: { '&:focus': { outline: 'none' } } });
