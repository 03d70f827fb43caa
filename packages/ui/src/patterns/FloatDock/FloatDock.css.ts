import { centred, inRow, patternStyle, space, touch, typography, vars } from '../../foundations/styles.ts';

/** The floats of one end of the bar. */
export const dock = patternStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: space.sm });
/** On narrow pages a float is only an icon until it is pressed. */
const narrow = '(max-width: 1407.98px)';
const ground = {
  border: `1px solid ${vars.border.control}`,
  background: vars.surface.overlay,
  boxShadow: vars.shadow.mid,
} as const;

export const item = patternStyle({ maxWidth: '100%' });

/** A collapsed float. */
export const handle = patternStyle({
  display: 'none',
  placeItems: 'center',
  width: touch.min,
  height: touch.min,
  padding: 0,
  borderRadius: vars.radius.pill,
  ...ground,
  selectors: { '&:hover': { borderColor: vars.gold.base } },
  '@media': { [narrow]: { selectors: { [`${item}:not([data-open]) &`]: { display: 'grid' } } } },
});

/** The expanded float: its name, and its close button. */
export const body = patternStyle({
  display: 'flex',
  alignItems: 'stretch',
  borderRadius: vars.radius.pill,
  ...ground,
  selectors: { '&:hover': { borderColor: vars.gold.base } },
  '@media': { [narrow]: { selectors: { [`${item}:not([data-open]) &`]: { display: 'none' } } } },
});
export const link = patternStyle({
  ...inRow(space.sm),
  minWidth: 0,
  maxWidth: '240px',
  minHeight: touch.min,
  paddingInlineStart: space.md,
  borderRadius: vars.radius.pill,
  color: vars.text.primary,
  ...typography({ size: 'sm', weight: 'medium', leading: 'tight' }),
  textAlign: 'start',
});
export const picture = patternStyle({ flex: 'none', width: '32px', height: '32px', objectFit: 'contain' });
export const small = patternStyle({ width: '22px', height: '22px', objectFit: 'contain', color: vars.gold.text });
export const sign = patternStyle({ flex: 'none', width: '24px', height: '24px', color: vars.gold.text });
export const close = patternStyle({
  ...centred,
  flex: 'none',
  width: touch.min,
  borderRadius: vars.radius.pill,
  color: vars.text.muted,
  selectors: { '&:hover': { color: vars.text.primary } },
});
