import type { GlobalStyleRule } from '@vanilla-extract/css';
import {
  clamped,
  hairline,
  media,
  partStyle,
  space,
  stacked,
  templateStyle,
  touch,
  typography,
  vars,
  widths,
  zIndex,
} from '../../../foundations/styles.ts';
import { arrow, bannerRatio, dots, words as bannerWords } from '../../../patterns/BannerCarousel/BannerCarousel.css.ts';
import { jackpotSize } from '../../../patterns/Jackpot/Jackpot.css.ts';
import { item, line as newsLine, viewport as newsViewport } from '../../../patterns/Marquee/Marquee.css.ts';
import { glyph } from '../../../patterns/glyphs.ts';
import { icon } from '../../../patterns/HallTabs/HallTabs.css.ts';

/** Pictures change only by two large arrows, on every device. */
export const hero = templateStyle({
  minHeight: '150px',
  vars: { [bannerRatio]: 'auto' },
  '@media': { [media.tablet]: { minHeight: '220px' } },
});
partStyle(hero, `.${bannerWords} > strong`, { fontSize: `min(${vars.size.lg}, 5vw)` });
partStyle(hero, `.${bannerWords} :is(span, small, b)`, { fontSize: vars.size.md });
// Large words: the line is one, so that the carousel stays low.
partStyle(hero, `.${bannerWords} > span`, { WebkitLineClamp: 1 });
const arrows: GlobalStyleRule = { display: 'grid', opacity: 1 };
partStyle(hero, `.${arrow}`, {
  ...arrows,
  background: vars.surface.raised,
  color: vars.text.primary,
  boxShadow: hairline(vars.border.control),
  '@media': { '(hover: none)': arrows, [media.hover]: arrows },
});
partStyle(hero, `.${arrow}:hover`, { background: vars.surface.tileHover });
partStyle(hero, `.${arrow}[data-to="next"]`, { insetInlineEnd: space.sm });
partStyle(hero, `.${arrow}[data-to="previous"]`, { insetInlineEnd: `calc(2 * ${space.sm} + ${touch.large})` });
partStyle(hero, `.${dots}`, { display: 'none' });

/** The first announcement in up to three lines; a press opens all of them. */
export const news = templateStyle({
  height: 'auto',
  minHeight: '96px',
  paddingBlock: space.sm,
  paddingInline: space.md,
  boxShadow: `inset 0 0 0 1px ${vars.border.control}`,
});
partStyle(news, `.${newsViewport}`, { overflow: 'visible', maskImage: 'none' });
partStyle(news, `.${newsLine}`, { flex: 'auto', minWidth: 0, paddingInlineEnd: 0, whiteSpace: 'normal' });
partStyle(news, `.${newsLine} > :not(:first-child)`, { display: 'none' });
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

/** The narrowest phones. */
const narrow = `(max-width: ${widths.phone - 0.02}px)`;

export const list = templateStyle(stacked(space.md));

/** Always two lines of hint and one of name, so that skeletons have the same height. */
export const button = templateStyle({
  display: 'grid',
  gridTemplateColumns: '56px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space.md,
  padding: `${space.lg} ${space.md}`,
  borderRadius: vars.radius.lg,
  background: vars.surface.raised,
  boxShadow: hairline(vars.border.control),
  selectors: {
    // More than the smallest target.
    '&&&': { minHeight: '112px' },
    'a&::after': glyph('next', '28px'),
    '&:active': { background: vars.surface.tileHover },
  },
  // Labels need the space more than the icon and the arrow.
  '@media': {
    [narrow]: {
      gridTemplateColumns: '48px minmax(0, 1fr)',
      paddingInline: space.sm,
      selectors: { 'a&::after': { display: 'none' } },
    },
  },
});
partStyle(button, `.${icon}`, {
  width: '100%',
  height: 'auto',
  aspectRatio: '1',
  margin: 0,
});
export const words = templateStyle({
  ...stacked(space.hair),
  ...typography({ size: 'md', leading: 'tight' }),
  overflowWrap: 'normal',
});
export const name = templateStyle({
  ...typography({ size: 'lg', weight: 'heavy', leading: 'tight' }),
  selectors: { ':is(:lang(ta), :lang(my)) &': { fontSize: vars.size.md } },
});
/** Two lines; the hall's page lists all providers. */
export const hint = templateStyle({
  ...clamped(2),
  textOverflow: 'ellipsis',
});
/** The icon of a skeleton. */
export const blank = templateStyle({ width: '100%', height: 'auto', aspectRatio: '1' });
