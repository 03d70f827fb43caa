import { patternStyle, space, typography, vars } from '../../foundations/styles.ts';

export const root = patternStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(200px, 100%), 1fr))',
  gap: `${space.md} ${space.xl}`,
});
export const line = patternStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start' });
export const label = patternStyle(typography({ color: 'muted', size: 'sm', leading: 'snug' }));
export const value = patternStyle({
  fontWeight: vars.weight.medium,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});
