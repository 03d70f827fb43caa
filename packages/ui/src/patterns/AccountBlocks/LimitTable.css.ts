import {
  hairline,
  inRow,
  media,
  patternStyle,
  space,
  stacked,
  touch,
  typography,
  vars,
} from '../../foundations/styles.ts';

/** Periods are below each other on a phone, where amounts and long words have no room in a column. */
export const table = patternStyle({
  display: 'block',
  '@media': {
    [media.tablet]: {
      display: 'table',
      tableLayout: 'fixed',
      borderCollapse: 'separate',
      borderSpacing: `${space.sm} 0`,
      // The spacing is between cells only.
      marginInline: `calc(${space.sm} * -1)`,
      inlineSize: `calc(100% + 2 * ${space.sm})`,
    },
  },
});
export const head = patternStyle({ display: 'block', '@media': { [media.tablet]: { display: 'table-header-group' } } });
export const group = patternStyle({ display: 'block', '@media': { [media.tablet]: { display: 'table-row-group' } } });
export const row = patternStyle({ ...stacked(space.xs), '@media': { [media.tablet]: { display: 'table-row' } } });
export const period = patternStyle({
  ...inRow(space.xs),
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  ...typography({ size: 'sm', weight: 'bold', leading: 'snug' }),
  textAlign: 'start',
  '@media': { [media.tablet]: { display: 'table-cell', verticalAlign: 'top' } },
});
export const note = patternStyle({ display: 'block', ...typography({ color: 'muted', size: 'xs', leading: 'snug' }) });
export const kind = patternStyle({
  display: 'block',
  paddingBlock: `${space.md} ${space.xs}`,
  ...typography({ size: 'md', weight: 'medium', leading: 'snug' }),
  textAlign: 'start',
  '@media': { [media.tablet]: { display: 'table-cell' } },
});
export const body = patternStyle({
  display: 'block',
  ...typography({ color: 'muted', size: 'sm', leading: 'snug' }),
  '@media': { [media.tablet]: { display: 'inline', paddingInlineStart: space.sm } },
});
export const cell = patternStyle({
  display: 'block',
  '@media': { [media.tablet]: { display: 'table-cell', verticalAlign: 'top' } },
});

/** A limit, as high as its neighbours. */
export const limit = patternStyle({
  ...stacked(space.xs),
  alignContent: 'center',
  width: '100%',
  minHeight: touch.large,
  padding: space.sm,
  borderRadius: vars.radius.control,
  background: vars.surface.field,
  boxShadow: hairline(vars.border.control),
  textAlign: 'start',
  selectors: { '&:hover': { background: vars.surface.tileHover } },
});
/** Period and limit, the period only where no column names it. */
export const line = patternStyle({
  ...inRow(space.sm),
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  '@media': { [media.tablet]: { display: 'block' } },
});
export const of = patternStyle({
  ...typography({ color: 'muted', size: 'sm', leading: 'snug' }),
  '@media': { [media.tablet]: { display: 'none' } },
});
export const value = patternStyle({
  ...inRow(space.xs),
  flexWrap: 'wrap',
  ...typography({ weight: 'bold', leading: 'snug' }),
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&[data-empty]': { color: vars.text.muted } },
  '@media': { [media.tablet]: { selectors: { '&[data-empty]': { justifyContent: 'center' } } } },
});
export const waits = patternStyle({ color: vars.info.base });
export const bar = patternStyle({
  height: '6px',
  borderRadius: vars.radius.pill,
  background: vars.surface.sunken,
  boxShadow: hairline(),
  overflow: 'hidden',
});
export const used = patternStyle({
  display: 'block',
  height: '100%',
  background: vars.accent.base,
  selectors: { '&[data-used="nearly"]': { background: vars.warning.base } },
  '@media': { [media.forcedColours]: { background: 'Highlight', forcedColorAdjust: 'none' } },
});
export const left = patternStyle(typography({ color: 'muted', size: 'xs', leading: 'snug' }));
