import { centred, inRow, patternStyle, space, touch, typography, vars } from '../../foundations/styles.ts';

/** The floats of a page. */
export const dock = patternStyle({
  position: 'relative',
  selectors: { '&[hidden]': { display: 'none' } },
});
/** Several are above the button that shows them. */
export const items = patternStyle({
  selectors: {
    '[data-several] > &': {
      position: 'absolute',
      insetBlockEnd: `calc(100% + ${space.sm})`,
      insetInlineEnd: 0,
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'flex-end',
      gap: space.sm,
      width: 'max-content',
      maxWidth: '80vw',
    },
    '[data-several][data-position="left"] > &': { insetInline: '0 auto', alignItems: 'flex-start' },
    '&[hidden]': { display: 'none' },
  },
});
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
  '@media': {
    [narrow]: { selectors: { [`:not([data-several]) > ${items} > ${item}:not([data-open]) &`]: { display: 'grid' } } },
  },
});

/** Shows several. */
export const more = patternStyle({
  ...centred,
  width: touch.min,
  height: touch.min,
  padding: 0,
  borderRadius: vars.radius.pill,
  ...ground,
  selectors: { '&:hover': { borderColor: vars.gold.base } },
});

/** The expanded float: its name, and its close button. */
export const body = patternStyle({
  display: 'flex',
  alignItems: 'stretch',
  borderRadius: vars.radius.pill,
  ...ground,
  selectors: { '&:hover': { borderColor: vars.gold.base } },
  '@media': {
    [narrow]: { selectors: { [`:not([data-several]) > ${items} > ${item}:not([data-open]) &`]: { display: 'none' } } },
  },
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
