import {
  componentVars,
  hairline,
  inRow,
  inRows,
  media,
  oneLine,
  patternStyle,
  raised,
  space,
  stacked,
  touch,
  typography,
  vars,
} from '../../foundations/styles.ts';

export const root = patternStyle({
  ...raised,
  boxShadow: `${hairline()}, ${vars.shadow.low}`,
  ...stacked(space.lg),
  padding: space.lg,
  vars: { [componentVars.control.heightLarge]: touch.min },
  // Days and choices are side by side if there is room.
  '@media': { [media.desktop]: { display: 'flex', flexWrap: 'wrap', gap: `${space.lg} ${space.xxl}` } },
});

export const range = patternStyle({ ...stacked(space.xs), alignContent: 'start', minWidth: 0 });
export const names = patternStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${space.none} ${space.lg}`,
});
export const label = patternStyle(typography({ color: 'muted', size: 'sm', weight: 'medium' }));
export const days = patternStyle({
  ...typography({ size: 'sm', weight: 'bold' }),
  fontVariantNumeric: 'tabular-nums',
});
export const day = patternStyle({ whiteSpace: 'nowrap' });

/** All filters in one line of a phone, which opens their sheet. */
export const summary = patternStyle({
  ...inRow(space.sm),
  minHeight: touch.min,
  paddingInline: space.lg,
  borderRadius: vars.radius.pill,
  background: vars.surface.tile,
  boxShadow: hairline(),
  ...typography({ size: 'sm', weight: 'medium', leading: 'tight' }),
});
export const chosen = patternStyle({ ...oneLine, flex: 1, minWidth: 0, textAlign: 'start' });
export const sort = patternStyle({ ...inRows(space.sm), marginBlockStart: space.lg });

/** As wide as the choices above it, so that it does not widen their column. */
export const hint = patternStyle({ ...typography({ color: 'muted', size: 'sm' }), maxWidth: '56ch' });

export const chips = patternStyle({ display: 'flex', flexWrap: 'wrap', gap: space.sm });
export const chip = patternStyle({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.xs,
  flex: '1 0 auto',
  maxWidth: '100%',
  minHeight: touch.min,
  padding: `${space.xxs} ${space.lg}`,
  borderRadius: vars.radius.pill,
  background: vars.surface.tile,
  boxShadow: hairline(),
  ...typography({ color: 'muted', size: 'sm', weight: 'medium', leading: 'tight' }),
  textAlign: 'center',
  selectors: {
    '&[aria-pressed="true"]': {
      background: vars.gold.soft,
      color: vars.gold.onSoft,
      boxShadow: hairline(vars.gold.base),
      fontWeight: vars.weight.bold,
    },
  },
  '@media': {
    [media.desktop]: { flexGrow: 0 },
    [media.hover]: {
      selectors: {
        '&:hover:not([aria-pressed="true"])': { background: vars.surface.tileHover, color: vars.text.primary },
      },
    },
  },
});

/** In rows of two on wide pages, beside the days. */
export const fields = patternStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(220px, 100%), 1fr))',
  alignItems: 'start',
  gap: space.md,
  '@media': {
    [media.desktop]: {
      flex: '1 1 380px',
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(184px, 100%), 1fr))',
      maxWidth: '480px',
    },
  },
});
/** Wider than a choice, because of its button. */
export const search = patternStyle({
  gridColumn: '1 / -1',
  maxWidth: '480px',
});
