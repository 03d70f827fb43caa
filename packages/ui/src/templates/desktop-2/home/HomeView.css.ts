import { componentVars } from '../../../foundations/component-vars.css.ts';
import { media } from '../../../foundations/breakpoints.ts';
import { partStyle } from '../../../foundations/partStyle.ts';
import { stacked } from '../../../foundations/rules.ts';
import { space } from '../../../foundations/space.ts';
import { templateStyle } from '../../../foundations/templateStyle.ts';
import { zIndex } from '../../../foundations/zIndex.ts';
import { bannerRatio } from '../../../patterns/BannerCarousel/BannerCarousel.css.ts';
import { jackpotSize, label } from '../../../patterns/Jackpot/Jackpot.css.ts';
import { vars } from '../../../theme/vars.css.ts';

export const top = templateStyle({ ...stacked(space.lg), paddingBlockStart: space.xl });

/** Two thirds for the carousel, one for jackpot and visitor; the carousel is never lower than both. */
export const hero = templateStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)',
  gap: space.lg,
});
export const banners = templateStyle({ width: '100%', minHeight: '100%', vars: { [bannerRatio]: '16 / 7' } });
/** On its own where there is no carousel. */
export const side = templateStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space.lg,
  selectors: { '&:first-child': { gridColumn: '1 / -1', flexDirection: 'row' } },
});
export const jackpot = templateStyle({
  flexDirection: 'column',
  padding: space.md,
  vars: { [jackpotSize]: vars.size.xl },
  '@media': {
    [media.wide]: { vars: { [jackpotSize]: vars.size.h3 } },
    [media.cinema]: { vars: { [jackpotSize]: vars.size.h2 } },
  },
});
partStyle(jackpot, `.${label}`, { fontSize: vars.size.md });

/** The halls stay below the bar. */
export const pinned = templateStyle({
  position: 'sticky',
  insetBlockStart: componentVars.header.height,
  zIndex: zIndex.sticky,
  minHeight: '56px',
  marginBlockStart: space.md,
  paddingBlock: space.sm,
  background: vars.surface.canvas,
  boxShadow: `0 1px 0 ${vars.border.subtle}`,
});

/** Games of a hall; a jump stops below both bars. */
export const hall = templateStyle({
  scrollMarginBlockStart: `calc(${componentVars.header.height} + 56px + ${space.lg})`,
  selectors: { '&:focus': { outline: 'none' } },
});
