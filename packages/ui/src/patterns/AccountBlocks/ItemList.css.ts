import { hairline, inRows, media, patternStyle, space, stacked, typography, vars } from '../../foundations/styles.ts';

export const list = patternStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', margin: 0, padding: 0 });

/** Buttons below the facts on phones, beside them if there is room. */
export const item = patternStyle({
  ...stacked(space.md),
  alignItems: 'center',
  paddingBlock: space.md,
  listStyle: 'none',
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.border.subtle}` } },
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(55%, 1fr) minmax(0, auto)' } },
});
export const facts = patternStyle(stacked(space.xs));
export const name = patternStyle({
  ...inRows(space.sm),
  ...typography({ size: 'md', weight: 'medium', leading: 'snug' }),
  overflowWrap: 'anywhere',
});
export const mark = patternStyle({
  paddingInline: space.sm,
  borderRadius: vars.radius.sm,
  boxShadow: hairline(vars.border.strong),
  ...typography({ color: 'muted', size: 'sm' }),
});
export const line = patternStyle({
  ...typography({ color: 'muted', size: 'sm', leading: 'snug' }),
  overflowWrap: 'anywhere',
});
export const buttons = patternStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.sm,
  '@media': { [media.tablet]: { justifyContent: 'flex-end' } },
});
export const empty = patternStyle({ color: vars.text.muted });
