import { inRows, patternStyle, space, typography } from '../../foundations/styles.ts';

export const root = patternStyle({
  ...inRows(space.sm),
  justifyContent: 'center',
  padding: space.sm,
  ...typography({ color: 'muted', size: 'sm' }),
  fontVariantNumeric: 'tabular-nums',
});
export const step = patternStyle({ selectors: { '&[aria-disabled="true"]': { opacity: 0.45 } } });
