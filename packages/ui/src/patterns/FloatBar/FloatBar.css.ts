import { createVar, fallbackVar } from '@vanilla-extract/css';
import {
  aboveQuestion,
  componentVars,
  eased,
  media,
  patternStyle,
  reducedMotion,
  space,
  vars,
  zIndex,
} from '../../foundations/styles.ts';

const safe = 'env(safe-area-inset-bottom)';

/**
 * A bar above the lower edge of the window. It is the last part of the page, so at its end it lies below everything else: a
 * footer reserves the height in its padding (`componentVars.float.room`), and pages without a footer end above the bar.
 */
export const bar = patternStyle({
  position: 'sticky',
  zIndex: zIndex.floating,
  insetBlockEnd: aboveQuestion(safe),
  display: 'flex',
  // The first line is the lowest one, and its start is the lower edge.
  flexWrap: 'wrap-reverse',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: space.sm,
  minHeight: '60px',
  padding: `${space.sm} ${componentVars.page.gutter}`,
  pointerEvents: 'none',
  selectors: {
    '[data-tabs] > &': { insetBlockEnd: aboveQuestion(`${componentVars.tabBar.height} + ${safe}`) },
    '&[data-over]': { marginBlockStart: `calc(-1 * ${componentVars.float.room})` },
  },
});
export const place = patternStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: space.sm,
  minWidth: 0,
  selectors: { '&[data-side="end"]': { justifyContent: 'flex-end', marginInlineStart: 'auto' } },
  '@media': {
    // On phones the page fades below the floats, so that visitors do not aim at content under them.
    [media.belowDesktop]: {
      selectors: {
        '&:not(:empty)::before': {
          content: '""',
          position: 'absolute',
          zIndex: zIndex.behind,
          inset: `calc(-1 * ${space.sm}) 0 0`,
          background: `linear-gradient(transparent, ${vars.surface.canvas})`,
        },
      },
    },
  },
});
const still = reducedMotion();

/** How far the floats are moved, as a length; negative is up. */
export const rise = createVar();
/** Floats receive presses, the rest of the bar does not. */
export const float = patternStyle({
  display: 'flex',
  alignItems: 'flex-end',
  gap: space.sm,
  pointerEvents: 'auto',
  transform: `translateY(${fallbackVar(rise, '0px')})`,
  transition: eased('base', 'transform'),
  ...still,
  selectors: { ...still.selectors, '[data-question] &:not([data-always])': { visibility: 'hidden' } },
});
/** Inside the bar instead of its fixed position. */
export const goToTop = patternStyle({
  position: 'static',
  flex: 'none',
  pointerEvents: 'auto',
  selectors: { '[data-question] &': { visibility: 'hidden' } },
});
/** For pages without a frame. */
export const alone = patternStyle({
  position: 'fixed',
  zIndex: zIndex.floating,
  insetBlockEnd: `calc(${space.sm} + ${aboveQuestion(safe)})`,
  selectors: {
    '&[data-side="start"]': { insetInlineStart: componentVars.page.gutter },
    '&[data-side="end"]': { insetInlineEnd: componentVars.page.gutter },
  },
});
