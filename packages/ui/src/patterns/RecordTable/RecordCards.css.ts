import {
  hairline,
  inRows,
  patternStyle,
  raised,
  space,
  stacked,
  touch,
  typography,
  vars,
} from '../../foundations/styles.ts';

export const sort = patternStyle(inRows(space.sm));
export const order = patternStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xxs,
  minHeight: touch.min,
  paddingInline: space.lg,
  borderRadius: vars.radius.pill,
  background: vars.surface.tile,
  boxShadow: hairline(),
  ...typography({ color: 'muted', size: 'sm', weight: 'medium', leading: 'tight' }),
  selectors: {
    '&[aria-pressed="true"]': {
      background: vars.gold.soft,
      color: vars.gold.onSoft,
      boxShadow: hairline(vars.gold.base),
    },
  },
});

/** As many side by side as fit. */
export const list = patternStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(320px, 100%), 1fr))',
  gap: space.md,
});
export const card = patternStyle({
  ...raised,
  boxShadow: `${hairline()}, ${vars.shadow.low}`,
  ...stacked(space.sm),
  alignContent: 'start',
  padding: space.lg,
});
export const head = patternStyle({
  ...inRows(space.sm),
  justifyContent: 'space-between',
  paddingBlockEnd: space.sm,
  borderBlockEnd: `1px solid ${vars.border.subtle}`,
});
export const title = patternStyle({
  display: 'grid',
  minWidth: 0,
  fontWeight: vars.weight.bold,
  lineHeight: vars.leading.snug,
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

export const more = patternStyle(stacked(space.sm));
export const opener = patternStyle({
  justifySelf: 'start',
  marginInlineStart: `calc(${space.md} * -1)`,
  minHeight: touch.min,
  color: vars.accent.text,
});
export const turn = patternStyle({
  selectors: { [`${opener}[aria-expanded="true"] &`]: { transform: 'rotate(180deg)' } },
});
export const detail = patternStyle({
  padding: space.md,
  borderRadius: vars.radius.md,
  background: vars.surface.sunken,
});

export const totals = patternStyle({ background: vars.surface.sunken, boxShadow: hairline(vars.gold.base) });
export const sum = patternStyle(typography({ size: 'lg', weight: 'bold', leading: 'snug' }));
