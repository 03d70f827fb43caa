import {
  hairline,
  partStyle,
  raised,
  space,
  stacked,
  templateStyle,
  typography,
  vars,
} from '../../../foundations/styles.ts';
import { glyph } from '../../../patterns/glyphs.ts';
import * as head from '../../../patterns/PageHead/PageHead.css.ts';

/** Band at the top of text pages. */
export const band = templateStyle({
  background: vars.gradient.hero,
  color: vars.text.hero,
  borderBlockEnd: `1px solid ${vars.jackpot.frame}`,
});
export const bandInside = templateStyle({
  alignContent: 'center',
  gap: space.sm,
  minHeight: '168px',
  paddingBlock: space.xl,
});
partStyle(bandInside, `.${head.parent}`, { minHeight: '28px' });
partStyle(bandInside, `.${head.parent}:hover`, { textDecoration: 'underline' });
partStyle(bandInside, `.${head.title}`, {
  ...typography({ size: 'h1', weight: 'heavy', leading: 'tight' }),
  letterSpacing: vars.tracking.heading,
});
partStyle(bandInside, `.${head.intro}`, {
  maxWidth: '72ch',
  ...typography({ size: 'lg', leading: 'snug' }),
});

export const body = templateStyle({
  ...stacked(space.xxl),
  paddingBlock: space.xxl,
});
export const card = templateStyle({
  minWidth: 0,
  padding: space.xl,
  ...raised,
});
/** A card that is a link as a whole. */
export const linkCard = templateStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `${space.xs} ${space.lg}`,
  height: '100%',
  minHeight: '96px',
  padding: `${space.lg} ${space.xl}`,
  ...raised,
  transition: `background ${vars.motion.fast}, box-shadow ${vars.motion.fast}`,
  selectors: {
    '&:hover': { background: vars.surface.tileHover, boxShadow: hairline(vars.gold.base) },
    '&::after': { ...glyph('next', '1.25em'), color: vars.gold.text, gridColumn: 2, gridRow: '1 / span 2' },
  },
});
export const cardTitle = templateStyle(typography({ size: 'md', weight: 'bold', leading: 'snug' }));
export const cardText = templateStyle({ color: vars.text.muted, fontSize: vars.size.sm });
export const pairs = templateStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 420px), 1fr))',
  gap: space.lg,
});
export const help = templateStyle({ justifySelf: 'center' });
