import { patternStyle, space, typography } from '../../foundations/styles.ts';

export const root = patternStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.sm,
  padding: space.sm,
  ...typography({ color: 'muted', size: 'sm' }),
  fontVariantNumeric: 'tabular-nums',
});
export const step = patternStyle({ selectors: { '&[aria-disabled="true"]': { opacity: 0.45 } } });
