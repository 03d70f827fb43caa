import { eased, media, patternStyle, reducedMotion, space, touch, typography, vars } from '../../foundations/styles.ts';

const still = reducedMotion();

export const list = patternStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', margin: 0, padding: 0 });
export const item = patternStyle({
  listStyle: 'none',
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.border.subtle}` } },
});
/** On wide pages the switch stays near its label. */
export const row = patternStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space.md,
  width: '100%',
  maxWidth: '460px',
  minHeight: touch.min,
  paddingBlock: space.md,
  paddingInline: 0,
  border: 'none',
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  selectors: { '&[aria-disabled]': { cursor: 'default' } },
});
export const label = patternStyle({
  ...typography({ weight: 'medium', leading: 'snug' }),
  overflowWrap: 'anywhere',
  selectors: { [`${row}[aria-disabled] &`]: { color: vars.text.muted } },
});
export const track = patternStyle({
  boxSizing: 'border-box',
  display: 'block',
  width: '48px',
  height: '28px',
  padding: space.hair,
  border: `2px solid ${vars.border.control}`,
  borderRadius: '14px',
  background: vars.surface.field,
  transition: eased('fast', 'background-color', 'border-color'),
  selectors: {
    ...still.selectors,
    [`${row}[aria-checked='true'] &`]: { background: vars.gradient.accent, borderColor: vars.accent.base },
    [`${row}[aria-disabled] &`]: { opacity: 0.6, borderStyle: 'dashed' },
  },
  '@media': still['@media'],
});
export const thumb = patternStyle({
  display: 'block',
  width: '20px',
  height: '20px',
  borderRadius: '10px',
  background: vars.text.muted,
  transition: eased('fast', 'transform', 'background-color'),
  selectors: {
    ...still.selectors,
    [`${row}[aria-checked='true'] &`]: { transform: 'translateX(20px)', background: vars.accent.on },
  },
  '@media': {
    ...still['@media'],
    // Backgrounds are removed there.
    [media.forcedColours]: { background: 'ButtonText', forcedColorAdjust: 'none' },
  },
});
export const note = patternStyle({ maxWidth: '68ch', ...typography({ color: 'muted', size: 'sm', leading: 'snug' }) });
