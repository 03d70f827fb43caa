import type { GlobalStyleRule } from '@vanilla-extract/css';
import { media } from '../../../foundations/breakpoints.ts';
import { partStyle } from '../../../foundations/partStyle.ts';
import { space, touch } from '../../../foundations/space.ts';
import { templateStyle } from '../../../foundations/templateStyle.ts';
import { zIndex } from '../../../foundations/zIndex.ts';
import { arrow, bannerRatio, dots } from '../../../patterns/BannerCarousel/BannerCarousel.css.ts';
import { jackpotSize } from '../../../patterns/Jackpot/Jackpot.css.ts';
import { item, line, viewport } from '../../../patterns/Marquee/Marquee.css.ts';
import { vars } from '../../../theme/vars.css.ts';

export const lead = templateStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.md });

/** Pictures change by two large arrows alone, on every kind of screen. */
export const hero = templateStyle({
  vars: { [bannerRatio]: '25 / 12' },
  '@media': { [media.tablet]: { vars: { [bannerRatio]: '3 / 1' } } },
});
const arrows: GlobalStyleRule = { display: 'grid', opacity: 1, background: vars.art.veil };
// Both in the corner that pictures leave free, for one thumb.
partStyle(hero, `.${arrow}`, {
  ...arrows,
  insetBlock: `auto ${space.sm}`,
  '@media': { '(hover: none)': arrows, [media.hover]: arrows },
});
partStyle(hero, `.${arrow}[data-to]`, { insetInline: `auto ${space.sm}` });
partStyle(hero, `.${arrow}[data-to="previous"]`, { insetInlineEnd: `calc(${touch.large} + 2 * ${space.sm})` });
partStyle(hero, `.${dots}`, { display: 'none' });

/** The first notice in up to three lines; the press opens all of them. */
export const news = templateStyle({
  height: 'auto',
  minHeight: '96px',
  paddingBlock: space.sm,
  paddingInline: space.md,
  boxShadow: `inset 0 0 0 1px ${vars.border.control}`,
});
partStyle(news, `.${viewport}`, { overflow: 'visible', maskImage: 'none' });
partStyle(news, `.${line}`, { flex: 'auto', minWidth: 0, paddingInlineEnd: 0, whiteSpace: 'normal' });
partStyle(news, `.${line} > :not(:first-child)`, { display: 'none' });
partStyle(news, `.${item}`, { lineHeight: vars.leading.tight, textAlign: 'start' });

export const jackpot = templateStyle({
  minHeight: '112px',
  alignContent: 'center',
  paddingInline: space.sm,
  vars: { [jackpotSize]: 'min(5.9vw, 2.2rem)' },
});

/** Sticky within home: at the lower edge while home is in view, and never over the footer. */
export const again = templateStyle({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: zIndex.tabBar,
  padding: `${space.md} 0 calc(${space.md} + env(safe-area-inset-bottom))`,
  background: vars.surface.header,
  boxShadow: `0 -2px 0 ${vars.border.control}`,
});
