import {
  centred,
  inRow,
  media,
  screenHeight,
  space,
  templateStyle,
  topBar,
  touch,
  typography,
  vars,
  zIndex,
} from '../../../foundations/styles.ts';
import { glyph } from '../../../patterns/glyphs.ts';

export const root = templateStyle({
  ...topBar,
  paddingBlockStart: 'env(safe-area-inset-top)',
});

export const bar = templateStyle({
  ...inRow(space.md),
  minHeight: '64px',
  paddingBlock: space.xs,
});

export const brand = templateStyle({
  display: 'flex',
  alignItems: 'center',
  minHeight: touch.min,
  marginInlineEnd: 'auto',
  borderRadius: vars.radius.sm,
});
export const logo = templateStyle({ width: 'auto', height: '44px', maxWidth: '220px', objectFit: 'contain' });
export const brandName = templateStyle({
  ...typography({ font: 'heading', size: 'h3', weight: 'heavy', leading: 'tight' }),
  color: vars.text.headerActive,
});

/** Space of the sign-in form beside the logo, reserved until it loads. */
export const form = templateStyle({
  display: 'none',
  '@media': { [media.wide]: { display: 'flex', flex: '1 1 0', justifyContent: 'flex-end', minWidth: 0 } },
});

/** The link to the search of all games. */
export const search = templateStyle({
  ...centred,
  width: touch.min,
  height: touch.min,
  borderRadius: vars.radius.pill,
  color: vars.text.headerMuted,
  selectors: {
    '&::before': glyph('search', '22px'),
    '&:hover, &[aria-current="page"]': { color: vars.text.headerActive },
  },
});

const navHeight = '48px';

/** The second line, with a hairline above; keeps its height while the halls load. */
export const navLine = templateStyle({
  position: 'relative',
  borderBlockStart: `1px solid ${vars.border.subtle}`,
  selectors: { '&[data-waiting]': { height: `calc(${navHeight} + 1px)` } },
});

export const nav = templateStyle({
  display: 'flex',
  alignItems: 'stretch',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  height: navHeight,
});
export const navList = templateStyle({
  display: 'flex',
  flex: 'none',
  minWidth: '100%',
  justifyContent: 'space-between',
  gap: space.xxs,
});
export const navItem = templateStyle({ display: 'flex', alignItems: 'stretch' });

export const navLink = templateStyle({
  position: 'relative',
  ...inRow(space.sm),
  paddingInline: space.sm,
  whiteSpace: 'nowrap',
  ...typography({ size: 'sm', weight: 'medium' }),
  color: vars.text.headerMuted,
  borderRadius: vars.radius.sm,
  selectors: {
    '&:hover, &[aria-current="page"], [data-open] > &': { color: vars.text.headerActive },
    '&[aria-current="page"]::after, [data-open] > &::after': {
      content: '""',
      position: 'absolute',
      insetInline: space.sm,
      insetBlockEnd: 0,
      height: '3px',
      borderRadius: `${vars.radius.sm} ${vars.radius.sm} 0 0`,
      background: vars.gradient.gold,
    },
    '&:focus-visible': { outlineOffset: '-3px' },
  },
});

export const navIcon = templateStyle({
  width: '24px',
  height: '24px',
  objectFit: 'contain',
  '@media': { '(max-width: 1159px)': { display: 'none' } },
});

export const chevron = templateStyle({
  ...centred,
  width: touch.dense,
  marginInlineStart: `calc(${space.xxs} * -1)`,
  color: vars.text.headerMuted,
  borderRadius: vars.radius.sm,
  selectors: {
    '&:hover': { color: vars.text.headerActive },
    '&[aria-expanded="true"]': { transform: 'rotate(180deg)' },
    '&:focus-visible': { outlineOffset: '-3px' },
  },
});

/** The panel with the providers of a hall, in full width. */
export const panel = templateStyle({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: '100%',
  zIndex: zIndex.popover,
  maxHeight: `calc(${screenHeight(100)} - 160px)`,
  overflowY: 'auto',
  background: vars.surface.overlay,
  color: vars.text.primary,
  boxShadow: vars.shadow.high,
  borderBlockStart: `1px solid ${vars.border.subtle}`,
});
export const panelInside = templateStyle({ display: 'grid', gap: space.lg, paddingBlock: space.xl });
