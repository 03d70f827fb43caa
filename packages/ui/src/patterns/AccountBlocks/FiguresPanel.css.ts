import { media } from '../../foundations/breakpoints.ts';
import { typography } from '../../foundations/rules.ts';
import { space } from '../../foundations/space.ts';
import { vars } from '../../theme/vars.css.ts';
import { patternStyle } from '../patternStyle.ts';

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
