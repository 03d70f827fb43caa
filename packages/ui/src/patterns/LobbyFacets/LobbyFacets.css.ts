import {
  componentVars,
  hairline,
  inRow,
  inRows,
  media,
  patternStyle,
  space,
  stacked,
  touch,
  typography,
  vars,
  zIndex,
} from '../../foundations/styles.ts';
import { glyph } from '../glyphs.ts';

export const root = patternStyle(stacked(space.sm));

export const bar = patternStyle(inRows(space.xs));

/** A facet of the bar, in which its panel is placed. */
export const menu = patternStyle({ position: 'relative' });

export const button = patternStyle({
  ...inRow(space.xs),
  minHeight: '40px',
  paddingInline: space.md,
  borderRadius: vars.radius.md,
  background: vars.surface.tile,
  boxShadow: hairline(vars.border.control),
  ...typography({ color: 'primary', size: 'sm', weight: 'medium', leading: 'snug' }),
  textAlign: 'start',
  selectors: {
    '&::after': { ...glyph('down', '14px') },
    '&[aria-expanded="true"]::after': { transform: 'scaleY(-1)' },
    '&[data-chosen]': { boxShadow: hairline(vars.gold.base), background: vars.gold.soft, color: vars.gold.onSoft },
    '&[data-kind="sheet"]': { minHeight: touch.min, width: '100%', justifyContent: 'space-between' },
  },
  '@media': { [media.hover]: { selectors: { '&:hover:not([data-chosen])': { background: vars.surface.tileHover } } } },
});

/** Number of chosen values. */
export const badge = patternStyle({
  minWidth: '20px',
  paddingInline: space.xxs,
  borderRadius: vars.radius.pill,
  background: vars.gradient.accent,
  color: vars.accent.on,
  ...typography({ size: 'xs', weight: 'bold' }),
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
});

export const panel = patternStyle({
  position: 'absolute',
  insetInlineStart: 0,
  insetBlockStart: `calc(100% + ${space.xxs})`,
  zIndex: zIndex.popover,
  width: 'max-content',
  minWidth: '220px',
  maxWidth: 'min(340px, 90vw)',
  maxHeight: `calc(70vh - ${componentVars.header.height})`,
  overflowY: 'auto',
  padding: `${space.xs} ${space.md}`,
  border: `1px solid ${vars.border.subtle}`,
  borderRadius: vars.radius.overlay,
  background: vars.surface.overlay,
  color: vars.text.primary,
  boxShadow: vars.shadow.high,
  selectors: { '&[data-end]': { insetInlineStart: 'auto', insetInlineEnd: 0 } },
});

export const values = patternStyle(stacked(space.hair));

export const value = patternStyle({
  minHeight: touch.min,
  alignContent: 'center',
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&[data-none]': { color: vars.text.muted } },
});

export const section = patternStyle({ boxShadow: `0 1px 0 ${vars.border.subtle}` });

export const heading = patternStyle({
  ...inRow(space.xs),
  width: '100%',
  minHeight: touch.large,
  ...typography({ size: 'md', weight: 'bold', leading: 'snug' }),
  textAlign: 'start',
  selectors: {
    '&::after': { ...glyph('down', '18px'), marginInlineStart: 'auto' },
    '&[aria-expanded="true"]::after': { transform: 'scaleY(-1)' },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
});

/** The buttons at the lower edge of the sheet. */
export const actions = patternStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 140px), 1fr))',
  gap: space.sm,
  width: '100%',
});

export const chips = patternStyle(inRows(space.xs));

export const chip = patternStyle({
  ...inRow(space.xs),
  position: 'relative',
  minHeight: '32px',
  maxWidth: '100%',
  paddingInline: space.md,
  borderRadius: vars.radius.pill,
  background: vars.gold.soft,
  color: vars.gold.onSoft,
  boxShadow: hairline(vars.gold.base),
  ...typography({ size: 'sm', leading: 'snug' }),
  textAlign: 'start',
  overflowWrap: 'anywhere',
  selectors: {
    '&::after': glyph('close', '14px'),
    // A touch area of full size.
    '&::before': { content: '""', position: 'absolute', insetBlock: '-6px', insetInline: 0 },
  },
});

export const clear = patternStyle({
  minHeight: touch.dense,
  paddingInline: space.xs,
  ...typography({ color: 'muted', size: 'sm', leading: 'snug' }),
  textDecoration: 'underline',
  selectors: { '&:hover': { color: vars.text.primary } },
});

/** Popular games below an empty list. */
export const popularGames = patternStyle({ ...stacked(space.sm), marginBlockStart: space.xl });
export const popularTitle = patternStyle(typography({ size: 'lg', weight: 'bold' }));
