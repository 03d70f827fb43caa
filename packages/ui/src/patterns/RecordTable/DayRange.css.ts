import { centred, patternStyle, space, stacked, touch, typography, vars } from '../../foundations/styles.ts';
import { glyph } from '../glyphs.ts';

export const popover = patternStyle({
  maxWidth: `calc(100vw - 2 * ${space.sm})`,
  maxHeight: 'var(--radix-popover-content-available-height)',
  overflow: 'auto',
  padding: space.lg,
  border: `1px solid ${vars.border.subtle}`,
  borderRadius: vars.radius.lg,
  background: vars.surface.overlay,
  color: vars.text.primary,
  boxShadow: vars.shadow.high,
  outline: 'none',
});
export const calendar = patternStyle({ position: 'relative' });

/** The buttons of both directions are in the line of the month names. */
export const top = patternStyle({
  position: 'absolute',
  insetBlockStart: 0,
  insetInline: 0,
  display: 'flex',
  justifyContent: 'space-between',
});
export const step = patternStyle({
  ...centred,
  width: touch.min,
  height: touch.min,
  borderRadius: vars.radius.control,
  color: vars.text.muted,
  selectors: {
    '&[slot="previous"]::before': glyph('previous', '20px'),
    '&[slot="next"]::before': glyph('next', '20px'),
    '&:hover': { background: vars.surface.tileHover, color: vars.text.primary },
    '&:disabled': { opacity: 0.35 },
  },
});
export const months = patternStyle({ display: 'flex', justifyContent: 'center', gap: space.xl });
export const month = patternStyle({ ...stacked(space.sm), flex: '0 1 308px' });
export const name = patternStyle({
  ...centred,
  minHeight: touch.min,
  marginInline: touch.min,
  ...typography({ size: 'lg', weight: 'bold', leading: 'snug' }),
  textAlign: 'center',
});
export const grid = patternStyle({
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: '0 2px',
});
export const weekday = patternStyle({
  ...typography({ color: 'muted', size: 'xs', weight: 'medium' }),
  paddingBlock: space.xxs,
  // Day names are short, except for the full stop of some languages.
  whiteSpace: 'nowrap',
});

/** The ends are filled, days between them are tinted. */
export const day = patternStyle({
  ...centred,
  minHeight: '40px',
  borderRadius: vars.radius.sm,
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  userSelect: 'none',
  outlineOffset: '-3px',
  selectors: {
    '&:hover': { background: vars.surface.tileHover },
    '&[data-outside-month]': { visibility: 'hidden' },
    '&[data-selected]': { background: vars.accent.soft, color: vars.accent.onSoft, borderRadius: 0 },
    '&[data-selection-start], &[data-selection-end]': {
      background: vars.accent.base,
      color: vars.accent.on,
      fontWeight: vars.weight.bold,
    },
    '&[data-selection-start]': { borderStartStartRadius: vars.radius.sm, borderEndStartRadius: vars.radius.sm },
    '&[data-selection-end]': { borderStartEndRadius: vars.radius.sm, borderEndEndRadius: vars.radius.sm },
    '&[data-disabled], &[data-unavailable]': {
      color: vars.text.faint,
      background: 'none',
      textDecoration: 'line-through',
      cursor: 'not-allowed',
    },
  },
});
export const most = patternStyle({
  marginBlockStart: space.sm,
  ...typography({ color: 'muted', size: 'sm' }),
  textAlign: 'center',
});
