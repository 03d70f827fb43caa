import { componentVars } from '../../foundations/component-vars.css.ts';
import { zIndex } from '../../foundations/zIndex.ts';
import { centred, lettering } from '../../foundations/rules.ts';
import { space, touch } from '../../foundations/space.ts';
import { vars } from '../../theme/vars.css.ts';
import { patternStyle } from '../patternStyle.ts';
import { screenHeight } from '../../foundations/viewport.ts';

/** At one edge, above the bottom bar and the go-to-top button. */
export const dock = patternStyle({
  position: 'fixed',
  zIndex: zIndex.floating,
  insetBlockEnd: `calc(${componentVars.tabBar.height} + 84px + env(safe-area-inset-bottom))`,
  display: 'grid',
  gap: space.md,
  maxHeight: screenHeight(60),
  pointerEvents: 'none',
  selectors: {
    '&[data-position="right"]': { insetInlineEnd: space.sm, justifyItems: 'end' },
    '&[data-position="left"]': { insetInlineStart: space.sm, justifyItems: 'start' },
  },
});
/** On narrow pages a float is collapsed at the edge until pressed. */
const narrow = '(max-width: 1407.98px)';

export const item = patternStyle({
  position: 'relative',
  pointerEvents: 'auto',
  '@media': { [narrow]: { selectors: { '&:not([data-open])': { marginInline: `calc(${space.sm} * -1)` } } } },
});

/** Visible part of a collapsed float. */
export const handle = patternStyle({
  display: 'none',
  placeItems: 'center',
  width: '30px',
  height: '56px',
  padding: 0,
  border: `1px solid ${vars.border.control}`,
  background: vars.surface.overlay,
  boxShadow: vars.shadow.mid,
  selectors: {
    [`${dock}[data-position="right"] &`]: {
      borderInlineEnd: 0,
      borderStartStartRadius: vars.radius.lg,
      borderEndStartRadius: vars.radius.lg,
    },
    [`${dock}[data-position="left"] &`]: {
      borderInlineStart: 0,
      borderStartEndRadius: vars.radius.lg,
      borderEndEndRadius: vars.radius.lg,
    },
    '&:hover': { borderColor: vars.gold.base },
    '&:focus-visible': { outlineOffset: '-3px' },
  },
  '@media': { [narrow]: { selectors: { [`${item}:not([data-open]) &`]: { display: 'grid' } } } },
});

/** The expanded float. */
export const body = patternStyle({
  '@media': {
    [narrow]: { selectors: { [`${item}:not([data-open]) &`]: { display: 'none' } } },
  },
});
export const link = patternStyle({
  ...centred,
  gap: space.hair,
  // As wide as the longest word.
  width: 'min-content',
  minWidth: '72px',
  maxWidth: '40vw',
  minHeight: touch.large,
  padding: space.xs,
  borderRadius: vars.radius.lg,
  border: `1px solid ${vars.border.control}`,
  background: vars.surface.overlay,
  color: vars.text.primary,
  boxShadow: vars.shadow.mid,
  ...lettering({ size: 'xs', weight: 'medium', leading: 'tight' }),
  textAlign: 'center',
  selectors: { '&:hover': { borderColor: vars.gold.base } },
});
export const picture = patternStyle({ width: '40px', height: '40px', objectFit: 'contain' });
export const small = patternStyle({ width: '20px', height: '20px', objectFit: 'contain', color: vars.gold.text });
export const sign = patternStyle({ width: '28px', height: '28px', color: vars.gold.text });
export const close = patternStyle({
  position: 'absolute',
  insetBlockStart: '-14px',
  insetInlineEnd: '-6px',
  ...centred,
  width: touch.dense,
  height: touch.dense,
  borderRadius: vars.radius.pill,
  border: `1px solid ${vars.border.control}`,
  background: vars.surface.overlay,
  color: vars.text.muted,
  selectors: { '&:hover': { color: vars.text.primary } },
});
