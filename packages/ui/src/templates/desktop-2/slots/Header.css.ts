import {
  componentVars,
  hairline,
  inRow,
  media,
  oneLine,
  partStyle,
  space,
  templateStyle,
  touch,
  typography,
  vars,
  widths,
  zIndex,
} from '../../../foundations/styles.ts';
import { glyph, maskOf } from '../../../patterns/glyphs.ts';
import * as session from '../../_desktop/slots/Session.css.ts';

export const root = templateStyle({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: zIndex.header,
  display: 'flex',
  // Only for words that are too long for one line.
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.xxs} ${space.md}`,
  minHeight: componentVars.header.height,
  paddingBlock: `calc(${space.xs} + env(safe-area-inset-top)) ${space.xs}`,
  paddingInline: componentVars.page.gutter,
  background: vars.surface.header,
  color: vars.text.header,
  boxShadow: `0 1px 0 ${vars.border.subtle}`,
});

export const brand = templateStyle({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  minHeight: touch.min,
  maxWidth: '28%',
  borderRadius: vars.radius.sm,
});
export const logo = templateStyle({
  width: 'auto',
  height: '36px',
  // Narrower where the search needs the room.
  minWidth: 0,
  maxWidth: '180px',
  objectFit: 'contain',
  objectPosition: 'left center',
});
export const brandName = templateStyle({
  ...typography({ font: 'heading', size: 'xl', weight: 'heavy', leading: 'tight' }),
  color: vars.text.headerActive,
});

/** Looks like a field, but is a link. Beside a sign-in form only its icon is shown. */
export const search = templateStyle({
  ...inRow(space.md),
  flex: '1 1 0',
  minWidth: touch.min,
  maxWidth: '460px',
  minHeight: touch.min,
  paddingInline: space.md,
  borderRadius: vars.radius.pill,
  background: vars.surface.field,
  boxShadow: hairline(vars.border.control),
  ...typography({ color: 'muted', size: 'md', leading: 'snug' }),
  selectors: {
    '&::before': glyph('search', '20px'),
    '&:hover': { boxShadow: hairline(vars.border.strong), color: vars.text.primary },
    [`${root}[data-form] &`]: { flex: 'none' },
  },
});
export const searchLabel = templateStyle({
  flex: 1,
  minWidth: 0,
  ...oneLine,
  '@media': { [media.wide]: { selectors: { [`${root}[data-form] &`]: { display: 'none' } } } },
});
export const shortcut = templateStyle({
  display: 'none',
  flex: 'none',
  paddingInline: space.sm,
  borderRadius: vars.radius.sm,
  boxShadow: hairline(vars.border.control),
  ...typography({ size: 'xs', weight: 'medium' }),
  selectors: { '&::after': { content: '"Ctrl K"' } },
  '@media': {
    [`${media.wide} and (hover: hover)`]: {
      display: 'block',
      selectors: { [`${root}[data-form] &`]: { display: 'none' } },
    },
  },
});

/** Space of the sign-in form, reserved until it loads. */
export const form = templateStyle({
  display: 'none',
  '@media': { [media.wide]: { display: 'flex', flex: '1 1 0', justifyContent: 'flex-end', minWidth: 0 } },
});
export const end = templateStyle({
  ...inRow(space.sm),
  minWidth: 0,
  marginInlineStart: 'auto',
});

/** A house, for the first entry of the rail. */
export const home = templateStyle({
  width: '24px',
  height: '24px',
  background: 'currentColor',
  ...maskOf('<path d="M4 11l8-7 8 7v8.500a.5.5 0 0 1-.5.5H15v-6H9v6H4.500a.5.5 0 0 1-.5-.5z"/>', 0.25),
});

// In a narrow bar, the picture of the account is enough.
partStyle(end, `.${session.name}`, { '@media': { [`(max-width: ${widths.wide - 0.02}px)`]: { display: 'none' } } });
