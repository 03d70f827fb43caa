import {
  hairline,
  media,
  partStyle,
  space,
  stacked,
  templateStyle,
  typography,
  vars,
} from '../../../foundations/styles.ts';
import { bannerRatio } from '../../../patterns/BannerCarousel/BannerCarousel.css.ts';
import { maskOf, glyph } from '../../../patterns/glyphs.ts';
import { jackpotSize, label } from '../../../patterns/Jackpot/Jackpot.css.ts';

/** Close to the panes, which are the main content. */
export const home = templateStyle({ rowGap: space.md, paddingBlockStart: space.sm });
export const top = templateStyle(stacked(space.sm));

/** Lower than the platform's pictures, which are designed to be cropped. */
export const hero = templateStyle({
  vars: { [bannerRatio]: '14 / 5' },
  '@media': { [media.tablet]: { vars: { [bannerRatio]: '4 / 1' } } },
});

/** Announcements and jackpot on one plate. */
export const plate = templateStyle({
  overflow: 'hidden',
  borderRadius: vars.radius.lg,
  background: vars.surface.raised,
  boxShadow: hairline(),
  '@media': { [media.tablet]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});
export const marquee = templateStyle({ background: 'transparent', boxShadow: 'none' });
export const jackpot = templateStyle({
  justifyContent: 'space-between',
  gap: `${space.hair} ${space.md}`,
  minHeight: '44px',
  padding: `${space.xs} ${space.md}`,
  borderRadius: 0,
  borderWidth: '1px 0 0',
  vars: { [jackpotSize]: 'clamp(0.8rem, 4.1vw, 1.15rem)' },
});
partStyle(jackpot, `.${label}`, typography({ size: 'sm' }));

const entryGlyph = (paths: string): string =>
  templateStyle({ selectors: { '&::before': { ...glyph('play', '26px'), ...maskOf(paths, 0.28) } } });
export const hot = entryGlyph(
  '<path d="M12 3c1 4 6 5.500 6 11a6 6 0 0 1-12 0c0-2.500 1-4 2.500-5.500.5 2 1.500 2.500 2 2.500C10 8 10 5.500 12 3z"/>',
);
export const recent = entryGlyph('<circle cx="12" cy="12" r="8.500"/><path d="M12 7v5l3.500 2"/>');

/** Title of a section that is loading. */
export const waitingTitle = templateStyle({ display: 'flex', alignItems: 'center', minHeight: '28px' });
export const none = templateStyle(typography({ color: 'muted', size: 'sm' }));
