import { globalStyle } from '@vanilla-extract/css';
import {
  centred,
  hairline,
  inRows,
  layers,
  oneLine,
  patternStyle,
  raised,
  space,
  stacked,
  touch,
  typography,
  vars,
} from '../../foundations/styles.ts';
import * as values from './RecordValue.css.ts';

export const list = patternStyle({ ...raised, overflow: 'hidden' });
export const item = patternStyle({
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.border.subtle}` } },
});

/** Two lines beside the icon: what and how much, when and in which state. */
export const row = patternStyle({
  display: 'grid',
  gridTemplateColumns: '36px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `${space.hair} ${space.md}`,
  width: '100%',
  minHeight: touch.large,
  padding: `${space.sm} ${space.lg}`,
  textAlign: 'start',
  outlineOffset: '-3px',
  selectors: {
    '&:hover': { background: vars.surface.tileHover },
    '&[aria-expanded="true"]': { background: vars.surface.sunken },
  },
});
export const icon = patternStyle({
  ...centred,
  gridRow: '1 / 3',
  width: '36px',
  height: '36px',
  borderRadius: vars.radius.pill,
  background: vars.surface.sunken,
  color: vars.accent.text,
});
export const what = patternStyle({ ...oneLine, ...typography({ weight: 'bold', leading: 'snug' }) });
export const amount = patternStyle({
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
  ...typography({ weight: 'bold', leading: 'snug' }),
});
/** The state wraps below a time that needs the line. */
export const foot = patternStyle({
  ...inRows(`${space.none} ${space.md}`),
  gridColumn: '2 / -1',
  justifyContent: 'space-between',
});
export const when = patternStyle({
  ...typography({ color: 'muted', size: 'sm', leading: 'snug' }),
});
export const state = patternStyle({ marginInlineStart: 'auto', minWidth: 0, lineHeight: vars.leading.snug });
// A badge in a row is the height of its text, so that rows with and without one are the same.
globalStyle(`${state} .${values.badge}`, {
  '@layer': { [layers.patterns]: { minHeight: 0, paddingBlock: 0, fontSize: vars.size.xs } },
});

export const detail = patternStyle({
  ...stacked(space.sm),
  padding: `${space.sm} ${space.lg} ${space.lg}`,
  background: vars.surface.sunken,
});
export const totals = patternStyle({
  ...stacked(space.xs),
  padding: space.lg,
  background: vars.surface.sunken,
  boxShadow: hairline(vars.gold.base),
});

export const label = patternStyle(typography({ color: 'muted', size: 'sm', weight: 'regular', leading: 'snug' }));
export const lines = patternStyle(stacked(space.none));
/** A value that does not fit beside its name wraps below it, at the same edge as the others. */
export const line = patternStyle({
  ...inRows(`${space.none} ${space.lg}`),
  justifyContent: 'space-between',
  minHeight: '36px',
  paddingBlock: space.xxs,
});
export const value = patternStyle({
  minWidth: 0,
  marginInlineStart: 'auto',
  textAlign: 'end',
  lineHeight: vars.leading.snug,
});
