import { centred, componentVars, patternStyle, space, vars } from '../../foundations/styles.ts';
import { glyph } from '../glyphs.ts';

/** The picture: a button at the end of the field that loads a new one. */
export const picture = patternStyle({
  position: 'relative',
  ...centred,
  width: '100%',
  height: '100%',
  overflow: 'hidden',
  borderRadius: vars.radius.sm,
  background: vars.surface.tile,
  color: vars.accent.text,
  selectors: {
    '&[data-state="failed"]': { padding: space.xs, border: `1px dashed ${vars.border.control}` },
    '&[aria-busy="true"]': { cursor: 'progress' },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
});
/** Icon only, as not every language fits; the button has an accessible name. */
export const again = patternStyle({ selectors: { '&::before': glyph('refresh', '22px') } });
export const image = patternStyle({ position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'fill' });
/** Aligns the text with other fields: the picture almost touches the field's edge. */
export const end = patternStyle({
  flex: 'none',
  width: '124px',
  height: `calc(${componentVars.control.heightLarge} - ${space.sm})`,
  marginInlineEnd: `calc(${space.xs} * -1)`,
});
