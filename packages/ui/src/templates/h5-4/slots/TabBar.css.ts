import { centred, space, templateStyle, vars } from '../../../foundations/styles.ts';
import { glyph } from '../../../patterns/glyphs.ts';

/** The round search in the middle of the bar. */
export const search = templateStyle({
  ...centred,
  width: '52px',
  height: '52px',
  // As high as the bar, with the button in it.
  margin: `${space.xxs} auto`,
  borderRadius: vars.radius.pill,
  background: vars.gradient.accent,
  boxShadow: `${vars.shadow.bevel}, ${vars.shadow.low}`,
  color: vars.accent.on,
  selectors: { '&::before': glyph('search', '26px') },
});
