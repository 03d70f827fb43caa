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

export const table = patternStyle({
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: `${space.xs} 0`,
  // The spacing is between cells only.
  marginInline: `calc(${space.xs} * -1)`,
  inlineSize: `calc(100% + 2 * ${space.xs})`,
  '@media': {
    [media.tablet]: {
      borderSpacing: `${space.sm} 0`,
      marginInline: `calc(${space.sm} * -1)`,
      inlineSize: `calc(100% + 2 * ${space.sm})`,
    },
  },
});
export const period = patternStyle({
  verticalAlign: 'top',
  ...typography({ size: 'sm', weight: 'bold', leading: 'snug' }),
  textAlign: 'start',
  overflowWrap: 'anywhere',
});
export const note = patternStyle({ display: 'block', ...typography({ color: 'muted', size: 'xs', leading: 'snug' }) });
export const kind = patternStyle({
  paddingBlock: `${space.md} ${space.xs}`,
  ...typography({ size: 'md', weight: 'medium', leading: 'snug' }),
  textAlign: 'start',
  overflowWrap: 'anywhere',
});
export const body = patternStyle({
  display: 'block',
  ...typography({ color: 'muted', size: 'sm', leading: 'snug' }),
  '@media': { [media.tablet]: { display: 'inline', paddingInlineStart: space.sm } },
});
export const cell = patternStyle({ verticalAlign: 'top' });

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
  overflowWrap: 'anywhere',
  selectors: { '&:hover': { background: vars.surface.tileHover } },
});
export const value = patternStyle({
  ...inRow(space.xs),
  flexWrap: 'wrap',
  ...typography({ weight: 'bold', leading: 'snug' }),
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&[data-empty]': { justifyContent: 'center', color: vars.text.muted } },
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
