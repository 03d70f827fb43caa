import { globalStyle, keyframes } from '@vanilla-extract/css';
import {
  componentVars,
  inRow,
  inRows,
  layers,
  patternStyle,
  reducedMotion,
  space,
  touch,
  typography,
  vars,
} from '../../foundations/styles.ts';
import { glyph } from '../glyphs.ts';

/** One column, or two if there is room; a single field in a row takes all of it. */
export const fields = patternStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(300px, 100%), 1fr))',
  alignItems: 'start',
  gap: `${space.lg} ${space.xl}`,
});
export const fieldCell = patternStyle({
  minWidth: 0,
  selectors: { '&[data-wide]': { gridColumn: '1 / -1' } },
});
/** Spans the whole row; its fields use the columns of the form. */
export const folded = patternStyle({ display: 'grid', gap: space.md, gridColumn: '1 / -1', minWidth: 0 });
export const unfold = patternStyle({
  ...inRow(space.xs),
  justifySelf: 'start',
  maxWidth: '100%',
  minHeight: touch.min,
  borderRadius: vars.radius.sm,
  color: vars.accent.text,
  ...typography({ size: 'md', weight: 'medium', leading: 'snug' }),
  textAlign: 'start',
  selectors: {
    '&::after': glyph('down', '20px'),
    '&[aria-expanded="true"]::after': { transform: 'scaleY(-1)' },
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: '3px' },
  },
});
// Keeps the focused field clear of the sticky submit bar.
globalStyle(`${fieldCell} :is(input, select, textarea, button)`, {
  '@layer': { [layers.patterns]: { scrollMarginBlock: '120px' } },
});

/** Each is as wide as its longest option, or wider if there is room; others wrap. */
export const parts = patternStyle({ display: 'flex', flexWrap: 'wrap', gap: space.sm });

export const send = patternStyle({
  flex: '0 1 auto',
  minWidth: 'min(100%, 108px)',
  fontVariantNumeric: 'tabular-nums',
});

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });
export const asking = patternStyle({
  width: '18px',
  height: '18px',
  marginInlineEnd: space.sm,
  borderRadius: vars.radius.pill,
  border: `2px solid ${vars.border.control}`,
  borderTopColor: vars.accent.base,
  animation: `${turn} 0.8s linear infinite`,
  ...reducedMotion(),
});
export const lock = patternStyle({
  marginInlineEnd: space.sm,
  selectors: { '&::before': glyph('lock', '18px') },
});

export const suggested = patternStyle({ display: 'grid', gap: space.sm, minWidth: 0 });
/** Each line is filled; an amount is never broken. */
export const suggestions = patternStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.sm,
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
});

/** The one in the field has the accent, as every other chosen thing. */
export const suggestion = patternStyle({
  flex: '1 1 88px',
  maxWidth: '200px',
  minHeight: componentVars.control.heightLarge,
  paddingInline: space.md,
  border: `1px solid ${vars.border.control}`,
  borderRadius: vars.radius.control,
  background: vars.surface.field,
  ...typography({ color: 'primary', size: 'md', weight: 'bold', leading: 'tight' }),
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
  whiteSpace: 'nowrap',
  selectors: {
    '&:hover': { borderColor: vars.accent.base },
    '&[aria-pressed="true"]': {
      borderColor: 'transparent',
      background: vars.gradient.accent,
      backgroundOrigin: 'border-box',
      color: vars.accent.on,
      boxShadow: vars.shadow.bevel,
    },
  },
});

export const textarea = patternStyle({
  width: '100%',
  minHeight: `calc(${componentVars.control.heightLarge} * 1.8)`,
  padding: `${space.md} ${space.lg}`,
  border: `1px solid ${vars.border.control}`,
  borderRadius: vars.radius.control,
  background: vars.surface.field,
  boxShadow: vars.shadow.inset,
  color: vars.text.primary,
  fontSize: `max(16px, ${vars.size.lg})`,
  lineHeight: vars.leading.snug,
  resize: 'vertical',
  selectors: {
    '&:hover': { borderColor: vars.border.strong },
    '&[data-invalid]': { borderColor: vars.danger.text },
    '&[data-locked]': { background: vars.surface.sunken, borderColor: vars.border.subtle },
    '&:focus-visible': {
      borderColor: vars.focus.ring,
      outline: 'none',
      boxShadow: `0 0 0 1px ${vars.focus.ring}, 0 0 0 3px ${vars.focus.gap}`,
    },
  },
});
export const count = patternStyle({ marginInlineStart: 'auto', fontVariantNumeric: 'tabular-nums' });

export const agreement = patternStyle({ display: 'grid' });
const box = '22px';
/** Aligned with the checkbox label. */
export const more = patternStyle({
  display: 'block',
  marginInlineStart: `calc(${box} + ${space.md} - ${space.xxs})`,
});
export const hint = patternStyle({ color: vars.text.faint, fontSize: vars.size.sm });

export const banners = patternStyle({
  display: 'grid',
  gap: space.sm,
  selectors: { '&:not(:empty)': { marginBlockEnd: space.xs } },
});
export const banner = patternStyle({
  ...inRows(`${space.xs} ${space.md}`),
  justifyContent: 'space-between',
  padding: `${space.sm} ${space.md}`,
  borderRadius: vars.radius.md,
  borderInlineStart: '3px solid currentColor',
  lineHeight: vars.leading.snug,
  selectors: {
    '&[data-tone="info"]': { background: vars.info.soft, color: vars.info.onSoft },
    '&[data-tone="success"]': { background: vars.success.soft, color: vars.success.onSoft },
    '&[data-tone="warning"]': { background: vars.warning.soft, color: vars.warning.onSoft },
    '&[data-tone="danger"]': { background: vars.danger.soft, color: vars.danger.onSoft },
  },
});
export const bannerText = patternStyle({ flex: '1 1 200px', minWidth: 0 });

globalStyle(`${parts} > *`, { '@layer': { [layers.patterns]: { flex: '1 1 auto', minWidth: 'min(84px, 100%)' } } });
// Three selects in the width of one field have little room for text.
globalStyle(`${parts} select`, {
  '@layer': { [layers.patterns]: { paddingInline: `${space.md} ${space.xl}` } },
});
globalStyle(`${parts} select + span`, { '@layer': { [layers.patterns]: { insetInlineEnd: space.xs } } });
globalStyle(`${banner} > button`, { '@layer': { [layers.patterns]: { marginInlineStart: 'auto' } } });
