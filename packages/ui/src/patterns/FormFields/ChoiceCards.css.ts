import { inRow, patternStyle, ringless, space, touch, typography, vars } from '../../foundations/styles.ts';

export const root = patternStyle({ display: 'grid', gap: space.sm, minWidth: 0, margin: 0, padding: 0, border: 0 });
export const legend = patternStyle({
  ...typography({ color: 'muted', size: 'sm', weight: 'medium' }),
  padding: 0,
  marginBlockEnd: space.sm,
});
export const mark = patternStyle({ color: vars.danger.text });

export const cards = patternStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(220px, 100%), 1fr))',
  gap: space.md,
});
export const card = patternStyle({
  position: 'relative',
  ...inRow(space.md),
  minHeight: touch.min,
  padding: `${space.md} ${space.lg}`,
  border: `1px solid ${vars.border.control}`,
  borderRadius: vars.radius.control,
  background: vars.surface.field,
  cursor: 'pointer',
  selectors: {
    '&:hover': { borderColor: vars.border.strong },
    '&[data-invalid]': { borderColor: vars.danger.text },
    '&[data-chosen]': { borderColor: vars.accent.base, boxShadow: `inset 0 0 0 1px ${vars.accent.base}` },
    '&:focus-within': {
      borderColor: vars.focus.ring,
      boxShadow: `0 0 0 1px ${vars.focus.ring}, 0 0 0 3px ${vars.focus.gap}`,
    },
  },
});
/** The chosen option alone, with the button that shows all. */
export const line = patternStyle({
  ...inRow(space.md),
  minHeight: touch.min,
  paddingBlock: space.sm,
  paddingInline: `${space.lg} ${space.sm}`,
  border: `1px solid ${vars.border.control}`,
  borderRadius: vars.radius.control,
  background: vars.surface.field,
});
export const change = patternStyle({ marginInlineStart: 'auto' });
export const input = patternStyle({
  flexShrink: 0,
  width: '20px',
  height: '20px',
  margin: 0,
  accentColor: vars.accent.base,
  ...ringless,
});
export const picture = patternStyle({ flexShrink: 0, width: '40px', height: '40px', objectFit: 'contain' });
export const words = patternStyle({ display: 'grid', gap: space.xxs, minWidth: 0 });
export const name = patternStyle({
  ...typography({ color: 'primary', weight: 'medium', leading: 'snug' }),
  overflowWrap: 'anywhere',
});
export const note = patternStyle({
  ...typography({ color: 'muted', size: 'sm', leading: 'snug' }),
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});
export const error = patternStyle({
  ...typography({ size: 'sm', leading: 'snug' }),
  color: vars.danger.text,
  selectors: { '&:empty': { display: 'none' } },
});
