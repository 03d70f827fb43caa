import { centred, patternStyle, space, vars } from '../../foundations/styles.ts';

export const list = patternStyle({ display: 'grid', gap: space.sm, counterReset: 'step', listStyle: 'none' });
export const item = patternStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space.md,
  padding: space.md,
  borderRadius: vars.radius.md,
  background: vars.surface.sunken,
  lineHeight: vars.leading.snug,
  counterIncrement: 'step',
  selectors: {
    '&::before': {
      content: 'counter(step)',
      ...centred,
      width: '28px',
      height: '28px',
      borderRadius: vars.radius.pill,
      background: vars.gold.soft,
      color: vars.gold.onSoft,
      fontWeight: vars.weight.bold,
      fontVariantNumeric: 'tabular-nums',
    },
  },
});
export const picture = patternStyle({ width: '28px', height: '28px', color: vars.text.muted });
