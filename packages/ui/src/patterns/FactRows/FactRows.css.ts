import { patternStyle, space, touch, typography, vars } from '../../foundations/styles.ts';

export const rows = patternStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', margin: 0 });
/** A label with its value at the end of the line, or below it where both do not fit. */
export const row = patternStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space.lg,
  minHeight: touch.min,
  paddingBlock: space.xs,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.border.subtle}` } },
});
export const label = patternStyle({
  ...typography({ color: 'muted', size: 'sm', leading: 'snug' }),
  overflowWrap: 'anywhere',
});
export const value = patternStyle({
  margin: 0,
  ...typography({ color: 'primary', weight: 'medium', leading: 'snug' }),
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});
