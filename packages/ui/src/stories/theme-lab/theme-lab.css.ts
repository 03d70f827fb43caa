import { globalStyle, style } from '@vanilla-extract/css';
import { inRow, inRows, space, vars } from '../../foundations/styles.ts';

/** The lab itself has the theme of the toolbar; the edited theme is only visible in its panes. */

export const lab = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(320px, 360px) minmax(0, 1fr)',
  gridTemplateRows: 'auto auto minmax(0, 1fr) minmax(180px, 32vh)',
  height: '100vh',
  minHeight: '640px',
  background: vars.surface.canvas,
  color: vars.text.primary,
  fontSize: vars.size.sm,
});

export const bar = style({
  gridColumn: '1 / -1',
  ...inRows(space.sm),
  padding: `${space.sm} ${space.lg}`,
  background: vars.surface.header,
  borderBlockEnd: `1px solid ${vars.border.subtle}`,
});
export const viewBar = style({
  ...inRows(`${space.xs} ${space.lg}`),
  padding: `${space.xs} ${space.lg}`,
  background: vars.surface.raised,
  borderBlockEnd: `1px solid ${vars.border.subtle}`,
});
export const title = style({
  fontSize: vars.size.lg,
  fontWeight: vars.weight.bold,
  marginInlineEnd: space.md,
});
export const push = style({
  marginInlineStart: 'auto',
  ...inRows(space.xs),
});

export const knobs = style({
  gridRow: '2 / -1',
  overflow: 'auto',
  padding: space.md,
  background: vars.surface.raised,
  borderInlineEnd: `1px solid ${vars.border.subtle}`,
  display: 'grid',
  alignContent: 'start',
  gap: space.xs,
});
/** Choices in one line with their names, as dense as the knobs. */
globalStyle(`${bar} select, ${viewBar} select, ${knobs} select`, {
  minHeight: '32px',
  height: '32px',
  paddingBlock: 0,
  fontSize: vars.size.sm,
});
globalStyle(`:is(${viewBar}, ${knobs}) > div:has(> div > label)`, inRow(space.sm));
globalStyle(`${knobs} > div > span:has(> select)`, { flex: 1 });
globalStyle(`${bar} span:has(> select)`, { maxWidth: '180px' });
globalStyle(`${knobs} h2, ${knobs} h3`, { margin: 0, fontSize: vars.size.md });
export const group = style({ borderBlockStart: `1px solid ${vars.border.subtle}` });
export const groupTitle = style({
  ...inRow(space.sm),
  width: '100%',
  minHeight: '36px',
  background: 'none',
  border: 0,
  color: vars.text.primary,
  font: 'inherit',
  fontWeight: vars.weight.bold,
  textAlign: 'start',
  cursor: 'pointer',
});
export const swatches = style({ marginInlineStart: 'auto', display: 'flex', gap: '3px' });
export const swatch = style({
  width: '14px',
  height: '14px',
  borderRadius: '4px',
  border: `1px solid ${vars.border.control}`,
});
export const count = style({
  paddingInline: '6px',
  borderRadius: '999px',
  background: vars.accent.soft,
  color: vars.accent.onSoft,
  fontSize: vars.size.xs,
});

export const knob = style({
  display: 'grid',
  gridTemplateColumns: '104px minmax(0, 1fr) 28px 28px',
  alignItems: 'center',
  gap: space.xs,
  paddingBlock: '3px',
});
export const knobName = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  color: vars.text.muted,
  selectors: { '[data-changed] > &': { color: vars.text.primary, fontWeight: vars.weight.bold } },
});
export const fields = style({ ...inRows(space.xs), minWidth: 0 });
export const colour = style({
  appearance: 'none',
  flex: 'none',
  width: '34px',
  height: '28px',
  padding: 0,
  border: `1px solid ${vars.border.control}`,
  borderRadius: '6px',
  background: 'none',
  cursor: 'pointer',
});
globalStyle(`${colour}::-webkit-color-swatch-wrapper`, { padding: 0 });
globalStyle(`${colour}::-webkit-color-swatch`, { border: 0, borderRadius: '5px' });
globalStyle(`${colour}[data-empty]::-webkit-color-swatch`, {
  background: `linear-gradient(135deg, transparent 47%, ${vars.border.control} 47% 53%, transparent 53%) !important`,
});
export const text = style({
  flex: 1,
  minWidth: '44px',
  height: '28px',
  paddingInline: '6px',
  border: `1px solid ${vars.border.control}`,
  borderRadius: '6px',
  background: vars.surface.field,
  color: vars.text.primary,
  font: 'inherit',
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&[aria-invalid="true"]': { borderColor: vars.danger.base } },
});
export const slider = style({ flex: 1, minWidth: '60px', accentColor: vars.accent.base });
export const small = style({
  minHeight: '28px',
  minWidth: '28px',
  padding: '0 6px',
  border: '1px solid transparent',
  borderRadius: '6px',
  background: 'none',
  color: vars.text.muted,
  font: 'inherit',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.surface.tileHover, color: vars.text.primary },
    '&[aria-pressed="true"]': { borderColor: vars.accent.base, color: vars.accent.text },
    '&:disabled': { opacity: 0.35, cursor: 'default', background: 'none' },
  },
});
export const note = style({ margin: 0, color: vars.text.muted, fontSize: vars.size.xs });
/** Warnings before a save, under the buttons and as wide as all of them. */
export const saveNote = style({
  flexBasis: '100%',
  contain: 'inline-size',
  margin: 0,
  padding: space.sm,
  borderRadius: '8px',
  background: vars.warning.soft,
  color: vars.warning.onSoft,
});
export const lost = style({ margin: 0, paddingInlineStart: space.lg, display: 'grid', gap: space.xs });
export const fault = style({
  margin: 0,
  padding: space.sm,
  borderRadius: '8px',
  background: vars.danger.soft,
  color: vars.danger.onSoft,
  whiteSpace: 'pre-wrap',
});
export const fine = style({
  margin: 0,
  padding: space.sm,
  borderRadius: '8px',
  background: vars.success.soft,
  color: vars.success.onSoft,
});

export const stage = style({
  overflow: 'auto',
  padding: space.lg,
  display: 'flex',
  alignItems: 'start',
  gap: space.lg,
  background: vars.surface.sunken,
});
export const side = style({ display: 'flex', gap: space.lg, alignItems: 'start' });

export const bottom = style({
  overflow: 'auto',
  padding: `0 ${space.lg} ${space.md}`,
  background: vars.surface.raised,
  borderBlockStart: `1px solid ${vars.border.subtle}`,
});
export const table = style({ width: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' });
globalStyle(`${table} th, ${table} td`, {
  padding: '5px 10px',
  textAlign: 'start',
  borderBlockEnd: `1px solid ${vars.border.subtle}`,
});
globalStyle(`${table} th`, { color: vars.text.muted, fontWeight: vars.weight.medium });
globalStyle(`${table} thead th`, { position: 'sticky', top: 0, background: vars.surface.raised });
export const choice = style({ position: 'relative' });
export const choicePanel = style({
  position: 'absolute',
  zIndex: 5,
  insetBlockStart: '100%',
  insetInlineStart: 0,
  display: 'flex',
  gap: space.lg,
  padding: space.md,
  borderRadius: '10px',
  background: vars.surface.overlay,
  boxShadow: vars.shadow.high,
});
export const options = style({ border: 0, padding: 0, margin: 0, display: 'grid', gap: '4px', whiteSpace: 'nowrap' });
export const take = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  minHeight: '28px',
  padding: '0 10px',
  border: `1px solid ${vars.border.control}`,
  borderRadius: '6px',
  background: vars.surface.field,
  color: vars.text.primary,
  font: 'inherit',
  cursor: 'pointer',
  selectors: { '&:hover': { borderColor: vars.accent.base } },
});
