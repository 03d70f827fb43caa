import {
  hairline,
  partStyle,
  space,
  templateStyle,
  touch,
  typography,
  vars,
  widths,
} from '../../../foundations/styles.ts';
import { maskOf } from '../../../patterns/glyphs.ts';
import { logo } from '../../_h5/slots/Header.css.ts';

export const root = templateStyle({});
partStyle(root, `.${logo}`, { height: '40px' });

const press = {
  minHeight: touch.large,
  borderRadius: vars.radius.control,
  ...typography({ size: 'md', weight: 'bold', leading: 'tight' }),
  overflowWrap: 'normal',
  selectors: { '&:focus-visible': { outlineOffset: '-3px' } },
} as const;

/** A label below the icon, so that the icon need not be known. */
export const menu = templateStyle({
  ...press,
  position: 'relative',
  flex: 'none',
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: space.hair,
  minWidth: '64px',
  paddingInline: space.sm,
  boxShadow: hairline(vars.border.control),
  fontSize: vars.size.xs,
  selectors: {
    ...press.selectors,
    '&::before': {
      content: '""',
      width: '28px',
      height: '24px',
      background: 'currentColor',
      ...maskOf('<path d="M3 6h18M3 12h18M3 18h18"/>'),
      maskSize: '28px 24px',
      maskRepeat: 'no-repeat',
    },
  },
});

/** Number of unread letters, on the corner of the menu that links to them. */
export const badge = templateStyle({
  position: 'absolute',
  insetBlockStart: `calc(-1 * ${space.sm})`,
  insetInlineEnd: `calc(-1 * ${space.sm})`,
});

export const balance = templateStyle({
  ...press,
  flex: 'none',
  paddingInline: space.xs,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
  whiteSpace: 'nowrap',
  '@media': {
    // The currency is above the figures, which do not break.
    [`(max-width: ${widths.phone - 0.02}px)`]: { width: 'min-content', whiteSpace: 'normal' },
    // Too long for the bar; the menu contains it.
    [`(max-width: ${widths.phoneLarge - 0.02}px)`]: { selectors: { '&[data-long]': { display: 'none' } } },
  },
});
