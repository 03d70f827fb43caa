import { patternStyle, space, stacked, typography, vars } from '../../foundations/styles.ts';

export const body = patternStyle({
  ...stacked(space.lg),
  ...typography({ color: 'primary', size: 'md', leading: 'body' }),
});
export const sums = patternStyle({ ...stacked('0'), margin: 0 });
export const sum = patternStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space.lg,
  padding: `${space.md} 0`,
  borderBlockEnd: `1px solid ${vars.border.subtle}`,
  selectors: { '&:last-child': { borderBlockEnd: 'none' } },
});
export const amount = patternStyle({
  margin: 0,
  ...typography({ size: 'lg', weight: 'bold', leading: 'body' }),
  fontVariantNumeric: 'tabular-nums',
});
