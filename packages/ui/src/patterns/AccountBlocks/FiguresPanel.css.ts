import { media, patternStyle, space, typography, vars } from '../../foundations/styles.ts';

export const list = patternStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 160px), 1fr))',
  gap: space.md,
  margin: 0,
  selectors: { '&[data-refreshing]': { opacity: 0.6 } },
});
/** A line on phones, a tile where several are side by side. */
export const figure = patternStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${space.xs} ${space.md}`,
  '@media': { [media.tablet]: { display: 'grid', alignContent: 'space-between' } },
  padding: space.lg,
  borderRadius: vars.radius.md,
  background: vars.surface.sunken,
});
export const value = patternStyle({
  margin: 0,
  ...typography({ font: 'heading', size: 'h2', weight: 'bold', leading: 'tight' }),
  fontVariantNumeric: 'tabular-nums',
});
