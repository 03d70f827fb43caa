import { widths } from '../../../foundations/breakpoints.ts';
import { partStyle } from '../../../foundations/partStyle.ts';
import { clamped, hairline, stacked, typography } from '../../../foundations/rules.ts';
import { space } from '../../../foundations/space.ts';
import { templateStyle } from '../../../foundations/templateStyle.ts';
import { glyph } from '../../../patterns/glyphs.ts';
import { icon } from '../../../patterns/HallTabs/HallTabs.css.ts';
import { vars } from '../../../theme/vars.css.ts';

/** The narrowest phones. */
const narrow = `(max-width: ${widths.phone - 0.02}px)`;

export const list = templateStyle({ ...stacked(space.md) });

/** Always two lines of hint and one of name, so that skeletons have the same height. */
export const button = templateStyle({
  display: 'grid',
  gridTemplateColumns: '56px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space.md,
  padding: `${space.lg} ${space.md}`,
  borderRadius: vars.radius.lg,
  background: vars.surface.raised,
  boxShadow: hairline(vars.border.control),
  selectors: {
    // More than the smallest target.
    '&&&': { minHeight: '112px' },
    'a&::after': glyph('next', '28px'),
    '&:active': { background: vars.surface.tileHover },
  },
  // Labels need the space more than the icon and the arrow.
  '@media': {
    [narrow]: {
      gridTemplateColumns: '48px minmax(0, 1fr)',
      paddingInline: space.sm,
      selectors: { 'a&::after': { display: 'none' } },
    },
  },
});
partStyle(button, `.${icon}`, {
  width: '100%',
  height: 'auto',
  aspectRatio: '1',
  margin: 0,
});
export const words = templateStyle({
  ...stacked(space.hair),
  ...typography({ size: 'md', leading: 'tight' }),
  overflowWrap: 'normal',
});
export const name = templateStyle({
  ...typography({ size: 'lg', weight: 'heavy', leading: 'tight' }),
  selectors: { ':is(:lang(ta), :lang(my)) &': { fontSize: vars.size.md } },
});
/** Two lines; the hall's page lists all providers. */
export const hint = templateStyle({
  ...clamped(2),
  textOverflow: 'ellipsis',
});
/** The icon of a skeleton. */
export const blank = templateStyle({ width: '100%', height: 'auto', aspectRatio: '1' });
