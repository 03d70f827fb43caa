import {
  clamped,
  hairline,
  inRows,
  media,
  patternStyle,
  ringless,
  screenHeight,
  space,
  stacked,
  touch,
  typography,
  vars,
} from '../../foundations/styles.ts';

const card = {
  borderRadius: vars.radius.lg,
  background: vars.surface.raised,
  boxShadow: `${hairline()}, ${vars.shadow.low}`,
} as const;

/** One column on phones, where the open letter replaces the list; list and letter side by side on desktops. */
export const root = patternStyle({
  ...stacked(space.lg),
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'minmax(260px, 2fr) minmax(0, 3fr)', alignItems: 'start' },
  },
});

export const side = patternStyle({
  ...card,
  ...stacked(space.none),
  overflow: 'hidden',
  selectors: { [`${root}[data-open] > &`]: { display: 'none' } },
  '@media': { [media.desktop]: { selectors: { [`${root}[data-open] > &`]: { display: 'grid' } } } },
});
export const bar = patternStyle({
  ...inRows(`${space.none} ${space.md}`),
  justifyContent: 'space-between',
  paddingBlock: space.xs,
  paddingInline: `${space.lg} ${space.md}`,
  borderBlockEnd: `1px solid ${vars.border.subtle}`,
});
export const count = patternStyle({
  ...typography({ color: 'muted', size: 'sm' }),
  fontVariantNumeric: 'tabular-nums',
  paddingInlineEnd: space.xs,
});
export const rows = patternStyle({
  ...ringless,
  '@media': { [media.desktop]: { maxHeight: screenHeight(64), overflowY: 'auto', overscrollBehavior: 'contain' } },
});
export const row = patternStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  // Keeps the checkbox clear of the letter, whose whole row is a button.
  columnGap: space.sm,
  alignItems: 'stretch',
  paddingInlineStart: space.lg,
  selectors: {
    '& + &': { borderBlockStart: `1px solid ${vars.border.subtle}` },
    '&[data-current]': { background: vars.surface.tile, boxShadow: `inset 3px 0 0 ${vars.gold.base}` },
  },
});
export const check = patternStyle({ display: 'grid', alignItems: 'center' });
export const letter = patternStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `${space.hair} ${space.sm}`,
  minHeight: touch.large,
  padding: `${space.sm} ${space.lg} ${space.sm} ${space.xxs}`,
  color: vars.text.muted,
  textAlign: 'start',
  lineHeight: vars.leading.snug,
  selectors: {
    '&:hover': { color: vars.text.primary },
    '&:focus-visible': { outlineOffset: '-3px' },
    '&[data-unread]': { color: vars.text.primary, fontWeight: vars.weight.bold },
  },
});
export const name = patternStyle({
  ...clamped(2),
  overflowWrap: 'anywhere',
});
export const when = patternStyle({
  gridColumn: '1 / -1',
  ...typography({ color: 'muted', size: 'xs', weight: 'regular' }),
  fontVariantNumeric: 'tabular-nums',
});
export const foot = patternStyle({ borderBlockStart: `1px solid ${vars.border.subtle}` });
export const remove = patternStyle({
  padding: space.md,
  borderBlockStart: `1px solid ${vars.border.subtle}`,
});

export const pane = patternStyle({ ...card, ...stacked(space.md), padding: space.xl });
/** The area beside the list while no letter is open; phones have none. */
export const nothing = patternStyle({
  ...card,
  display: 'none',
  '@media': { [media.desktop]: { display: 'grid', placeContent: 'center', minHeight: '280px' } },
  justifyItems: 'center',
  gap: space.md,
  padding: space.xl,
  textAlign: 'center',
  color: vars.text.muted,
});
export const symbol = patternStyle({ fontSize: vars.size.h1, color: vars.text.faint });
export const back = patternStyle({
  justifySelf: 'start',
  marginInlineStart: `calc(${space.md} * -1)`,
  '@media': { [media.desktop]: { display: 'none' } },
});
export const heading = patternStyle({
  ...typography({ font: 'heading', size: 'xl', weight: 'bold', leading: 'snug' }),
  overflowWrap: 'anywhere',
  ...ringless,
});
export const actions = patternStyle({
  display: 'flex',
  justifyContent: 'end',
  paddingBlockStart: space.md,
  borderBlockStart: `1px solid ${vars.border.subtle}`,
});
export const waiting = patternStyle({
  ...card,
  ...stacked(space.lg),
  padding: space.lg,
  minHeight: '300px',
  alignContent: 'start',
});
