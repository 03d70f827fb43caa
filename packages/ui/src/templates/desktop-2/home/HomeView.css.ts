import {
  componentVars,
  hairline,
  inRow,
  media,
  oneLine,
  partStyle,
  ringless,
  space,
  stacked,
  templateStyle,
  touch,
  typography,
  vars,
  zIndex,
} from '../../../foundations/styles.ts';
import { bannerRatio } from '../../../patterns/BannerCarousel/BannerCarousel.css.ts';
import { jackpotSize, label } from '../../../patterns/Jackpot/Jackpot.css.ts';
import { actions } from '../../../patterns/GuestWelcome/GuestWelcome.css.ts';

export const top = templateStyle({ paddingBlockStart: space.lg });

/** Two thirds for carousel and announcements, one for jackpot and visitor; the carousel fills the remaining height. */
export const hero = templateStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)',
  gridTemplateRows: 'minmax(0, 1fr) auto',
  gap: `${space.xs} ${space.lg}`,
  minHeight: '280px',
});
export const banners = templateStyle({
  gridArea: '1 / 1',
  width: '100%',
  minHeight: '100%',
  vars: { [bannerRatio]: 'auto' },
  // Without announcements.
  selectors: { '&:nth-last-child(2)': { gridRowEnd: -1 } },
});
/** In full width without a carousel. */
export const side = templateStyle({
  gridArea: '1 / 2 / -1',
  display: 'flex',
  flexDirection: 'column',
  gap: space.sm,
  selectors: { '&:first-child': { gridArea: '1 / 1 / auto / -1', flexDirection: 'row' } },
});
export const marquee = templateStyle({
  gridArea: '2 / 1',
  selectors: { [`${side}:first-child + &`]: { gridColumnEnd: -1 } },
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
  selectors: { '&:focus': ringless },
});

// Both are closer in a narrow window, so that the carousel beside them keeps its shape.
export const guest = templateStyle({
  padding: space.lg,
  '@media': { [media.wide]: { padding: space.xl } },
  display: 'grid',
  flex: 1,
  alignContent: 'space-between',
  borderRadius: vars.radius.lg,
});
partStyle(guest, `.${actions}`, { display: 'flex', flexWrap: 'wrap' });
partStyle(guest, `.${actions} > *`, { flex: '1 1 auto', width: 'auto', minHeight: touch.min, paddingInline: space.sm });

export const member = templateStyle({
  ...stacked(space.sm),
  padding: space.md,
  '@media': { [media.wide]: { padding: `${space.md} ${space.xl}` } },
  flex: 1,
  alignContent: 'space-between',
  borderRadius: vars.radius.lg,
  background: vars.gradient.hero,
  color: vars.text.hero,
  boxShadow: `${vars.shadow.low}, ${hairline()}`,
});
export const who = templateStyle(inRow(space.md));
export const words = templateStyle({ ...stacked(space.none), minWidth: 0 });
export const account = templateStyle({
  minHeight: touch.dense,
  ...oneLine,
  selectors: { '&:hover': { textDecoration: 'underline' }, '&:focus-visible': { outlineOffset: '-2px' } },
});
export const purse = templateStyle(stacked(space.none));
export const caption = templateStyle(typography({ size: 'sm' }));
export const amount = templateStyle({
  ...typography({ size: 'lg', weight: 'heavy', leading: 'snug' }),
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.wide]: { fontSize: vars.size.h3 }, [media.cinema]: { fontSize: vars.size.h2 } },
});
