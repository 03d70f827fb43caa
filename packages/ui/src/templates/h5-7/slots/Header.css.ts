import {
  centred,
  componentVars,
  hairline,
  inRow,
  inRows,
  partStyle,
  space,
  stacked,
  templateStyle,
  touch,
  typography,
  vars,
  zIndex,
} from '../../../foundations/styles.ts';
import { glyph, maskOf } from '../../../patterns/glyphs.ts';
import type { WalletAction } from '../../../slots/models.ts';

/** Scrolls away with the card, while the bottom bar stays. */
export const root = templateStyle({
  position: 'relative',
  paddingBlockStart: 'env(safe-area-inset-top)',
  // A band that the card half covers.
  background: `linear-gradient(${vars.surface.header} calc(2 * ${componentVars.header.height}), transparent 0)`,
  color: vars.text.header,
  selectors: { '&[data-menu]': { zIndex: zIndex.popover } },
});
export const bar = templateStyle({
  ...inRow(space.sm),
  justifyContent: 'space-between',
  height: componentVars.header.height,
});
export const brand = templateStyle({
  display: 'flex',
  alignItems: 'center',
  minWidth: touch.min,
  minHeight: touch.min,
  borderRadius: vars.radius.sm,
});
export const logo = templateStyle({
  width: 'auto',
  height: '32px',
  minWidth: 0,
  objectFit: 'contain',
  objectPosition: 'left center',
});
export const brandName = templateStyle({
  ...typography({ font: 'heading', size: 'lg', weight: 'heavy', leading: 'tight' }),
  color: vars.text.headerActive,
});

/** A plastic card: with two parts of equal heights for guests and members, so that signing in moves nothing. */
export const card = templateStyle({
  ...stacked(space.xs),
  gridTemplateRows: 'minmax(64px, auto) minmax(69px, auto)',
  padding: `${space.xs} ${space.lg} ${space.xxs}`,
  borderRadius: `${vars.radius.xl} ${vars.radius.xl} 0 0`,
  background: vars.gradient.hero,
  boxShadow: `${vars.shadow.bevel}, ${hairline(vars.jackpot.frame)}`,
  color: vars.text.hero,
});

export const top = templateStyle({
  ...stacked(space.hair),
  alignContent: 'center',
});
export const title = templateStyle(typography({ font: 'heading', size: 'h3', weight: 'heavy', leading: 'tight' }));
export const body = templateStyle(typography({ size: 'sm', leading: 'snug' }));

/** Sign-in and registration, side by side if their labels fit. */
export const entries = templateStyle({ display: 'flex', flexWrap: 'wrap', alignContent: 'center', gap: space.sm });
partStyle(entries, '> *', { flex: '1 1 auto', width: 'auto' });
export const login = templateStyle({ borderColor: 'currentColor', background: 'transparent', color: vars.text.hero });

export const caption = templateStyle({
  display: 'flex',
  alignItems: 'center',
  minHeight: touch.min,
  marginBlock: `calc(${space.md} * -1) calc(${space.sm} * -1)`,
});
export const name = templateStyle({
  fontFamily: vars.font.body,
  letterSpacing: 0,
  ...typography({ size: 'sm', weight: 'medium', leading: 'snug' }),
});
export const refresh = templateStyle({
  ...centred,
  width: touch.min,
  height: touch.min,
  borderRadius: vars.radius.pill,
  selectors: { '&[aria-busy="true"]': { opacity: 0.5 }, '&:focus-visible': { outlineOffset: '-4px' } },
});
/** Amount and recall; the recall is below an amount that needs the whole line. */
export const line = templateStyle({
  ...inRows(`${space.xxs} ${space.sm}`),
  justifyContent: 'space-between',
  // The targets reach into the distances around them.
  marginBlock: `calc(${space.xxs} * -1)`,
});
export const amount = templateStyle({
  minHeight: touch.min,
  borderRadius: vars.radius.sm,
  ...typography({ font: 'heading', weight: 'heavy', leading: 'tight' }),
  fontSize: `min(${vars.size.h2}, 7.2vw)`,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'normal',
});
export const recall = templateStyle({
  flex: '0 1 auto',
  marginInlineStart: 'auto',
  minHeight: touch.min,
  paddingInline: space.md,
  fontSize: vars.size.sm,
});

/** Quick actions in one line; one with a long word, such as Transaktionshistorik, takes room from the others. */
export const actions = templateStyle({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(min-content, 1fr)',
  gap: space.xxs,
});
export const place = templateStyle({ display: 'grid' });
export const action = templateStyle({
  display: 'grid',
  gridTemplateRows: '32px 1fr',
  justifyItems: 'center',
  gap: space.hair,
  width: '100%',
  minHeight: '60px',
  borderRadius: vars.radius.md,
  ...typography({ weight: 'medium', leading: 'tight' }),
  fontSize: `clamp(10px, 3.34vw, ${vars.size.xs})`,
  textAlign: 'center',
  selectors: {
    // These have the longest words.
    ':is(:lang(ta), :lang(de), :lang(nl), :lang(da)) &': { fontSize: `clamp(9px, 2.8vw, ${vars.size.xs})` },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
});
export const label = templateStyle({ maxWidth: '100%', overflowWrap: 'normal' });

const paths: Readonly<Record<WalletAction['name'], string>> = {
  deposit: '<path d="M12 4v11M7 10.500l5 5 5-5M5 20h14"/>',
  withdraw: '<path d="M12 16V5M7 9.500l5-5 5 5M5 20h14"/>',
  transfer: '<path d="M4 8.500h15M15 4.500l4 4-4 4M20 15.500H5M9 11.500l-4 4 4 4"/>',
  records: '<path d="M6 3.500h12v17l-3-2-3 2-3-2-3 2zM9.500 8.500h5M9.500 12.500h5"/>',
};

export const icon = templateStyle({
  ...centred,
  width: '32px',
  height: '32px',
  borderRadius: '32%',
  background: vars.surface.overlay,
  boxShadow: `${vars.shadow.low}, ${hairline()}`,
  color: vars.gold.text,
  selectors: {
    '&::before': glyph('refresh', '22px'),
    ...Object.fromEntries(
      Object.entries(paths).map(([name, path]) => [`&[data-glyph="${name}"]::before`, maskOf(path)]),
    ),
  },
});
