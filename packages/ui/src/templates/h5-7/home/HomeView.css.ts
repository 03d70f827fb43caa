import { hairline, media, raised, space, templateStyle, typography, vars } from '../../../foundations/styles.ts';

/** Begins at the end of the header's card. */
export const home = templateStyle({ paddingBlockStart: 0 });

/** The lower edge of the card, whose height is reserved while there are no announcements. */
export const foot = templateStyle({
  minHeight: '36px',
  borderRadius: `0 0 ${vars.radius.xl} ${vars.radius.xl}`,
  background: vars.surface.raised,
  boxShadow: `${vars.shadow.mid}, ${hairline(vars.jackpot.frame)}`,
  selectors: { '&[data-bare]': { minHeight: space.lg } },
});

export const news = templateStyle({ paddingInlineStart: space.md });

export const board = templateStyle({
  ...raised,
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: space.xxs,
  padding: space.sm,
  borderRadius: vars.radius.xl,
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(8, minmax(0, 1fr))' } },
});
export const entry = templateStyle({
  display: 'grid',
  gridTemplateRows: '48px 1fr',
  justifyItems: 'center',
  gap: space.xxs,
  minHeight: '84px',
  padding: `${space.xxs} ${space.hair}`,
  borderRadius: vars.radius.lg,
  ...typography({ color: 'primary', weight: 'medium', leading: 'tight' }),
  fontSize: `clamp(11px, 3.5vw, ${vars.size.sm})`,
  textAlign: 'center',
  selectors: {
    ':lang(de) &': { fontSize: `clamp(10px, 3.1vw, ${vars.size.sm})` },
    ':lang(ta) &': { fontSize: `clamp(10px, 2.9vw, ${vars.size.sm})` },
    '&:active': { background: vars.surface.tileHover },
    '&:focus-visible': { outlineOffset: '-3px' },
  },
  '@media': { [media.hover]: { selectors: { 'a&:hover': { background: vars.surface.tileHover } } } },
});
export const icon = templateStyle({ width: '48px', height: '48px', objectFit: 'contain' });
export const label = templateStyle({ maxWidth: '100%', overflowWrap: 'normal' });
