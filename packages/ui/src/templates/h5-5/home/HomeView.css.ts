import {
  hairline,
  inRow,
  partStyle,
  space,
  stacked,
  templateStyle,
  touch,
  typography,
  vars,
} from '../../../foundations/styles.ts';
import * as page from '../../_h5/parts/page.css.ts';
import * as jackpotPart from '../../../patterns/Jackpot/Jackpot.css.ts';
import * as marqueePart from '../../../patterns/Marquee/Marquee.css.ts';

export const home = templateStyle({ rowGap: space.lg, paddingBlockStart: 0 });
/** Close to the segments, to leave the height to the rows. */
export const top = templateStyle({ ...stacked(space.xxs), marginBlockStart: `calc(${space.xxs} - ${space.lg})` });

/** The first shelf: a low title, close to the rows below it. */
export const first = templateStyle({ marginBlockStart: `calc(${space.xxs} - ${space.lg})` });
partStyle(first, `.${page.section}`, { gap: space.xxs });
partStyle(first, `.${page.title}`, { minHeight: '24px', fontSize: vars.size.sm });

export const chips = templateStyle({ gap: space.xs });
export const chip = templateStyle({
  position: 'relative',
  ...inRow(space.sm),
  height: touch.min,
  maxWidth: '220px',
  paddingInlineEnd: space.md,
  overflow: 'hidden',
  borderRadius: vars.radius.md,
  background: vars.surface.tile,
  boxShadow: hairline(),
  ...typography({ size: 'sm', weight: 'medium', leading: 'tight' }),
  whiteSpace: 'nowrap',
  selectors: {
    '&:is(a, button):hover': { background: vars.surface.tileHover },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
});
export const picture = templateStyle({ flex: 'none', width: '64px', height: '100%', objectFit: 'cover' });
export const chipText = templateStyle({ overflow: 'hidden', textOverflow: 'ellipsis' });

/** Quick bets: providers to open without searching the list. */
export const quick = templateStyle({
  paddingInline: space.md,
  borderRadius: vars.radius.pill,
  background: vars.accent.soft,
  color: vars.accent.onSoft,
  fontWeight: vars.weight.bold,
});
export const quickLogo = templateStyle({
  flex: 'none',
  width: '22px',
  height: '22px',
  objectFit: 'cover',
  objectPosition: 'left center',
});

/** Jackpot and announcements share one thin line, lower than a target. */
const slim = '36px';
export const ticker = templateStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  height: slim,
  overflow: 'hidden',
  borderRadius: vars.radius.md,
  background: vars.surface.raised,
  boxShadow: hairline(),
});
export const jackpot = templateStyle({
  flexDirection: 'column',
  flexWrap: 'nowrap',
  gap: 0,
  padding: `0 ${space.xs}`,
  border: 0,
  borderRadius: 0,
  vars: { [jackpotPart.jackpotSize]: '11px' },
});
partStyle(jackpot, `.${jackpotPart.label}`, { ...typography({ size: 'xs', leading: 'tight' }), fontSize: '10px' });
export const marquee = templateStyle({
  height: slim,
  paddingInlineStart: space.sm,
  background: 'transparent',
  boxShadow: 'none',
  fontSize: vars.size.xs,
});
partStyle(marquee, `.${marqueePart.toggle}`, { width: slim, height: slim });
partStyle(marquee, `.${marqueePart.speaker}`, { paddingInlineEnd: space.xs });

/** The providers of one hall; a gap separates halls, because every row names its hall. */
export const halls = templateStyle({ ...stacked(space.xxs), marginBlockStart: `calc(${space.xxs} - ${space.lg})` });
