import { componentVars, space, templateStyle, typography, vars } from '../../../foundations/styles.ts';
import { edge, foot } from '../../../patterns/RegisterForm/RegisterForm.css.ts';

export const page = templateStyle({
  // The button is above the bottom bar, clear of the raised entry in its middle.
  vars: {
    [edge]: `calc(${componentVars.tabBar.height} + env(safe-area-inset-bottom))`,
    [foot]: `calc(${space.xl} + ${space.hair})`,
  },
  width: 'min(100%, 560px)',
  marginInline: 'auto',
  padding: `${space.lg} ${componentVars.page.gutter} 0`,
  background: vars.surface.raised,
});
export const head = templateStyle({ display: 'grid', gap: space.xxs, marginBlockEnd: space.lg });
export const title = templateStyle(typography({ font: 'heading', size: 'h2', weight: 'bold', leading: 'snug' }));
export const subtitle = templateStyle({ color: vars.text.muted });
