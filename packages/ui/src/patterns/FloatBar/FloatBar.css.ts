import { createVar, fallbackVar } from '@vanilla-extract/css';
import {
  aboveQuestion,
  componentVars,
  eased,
  patternStyle,
  reducedMotion,
  space,
  vars,
  zIndex,
} from '../../foundations/styles.ts';

const safe = 'env(safe-area-inset-bottom)';
const tabs = `${componentVars.tabBar.height} + ${safe}`;
const still = reducedMotion();

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
  transition: eased('base', 'transform'),
  ...still,
  selectors: {
    ...still.selectors,
    '[data-tabs] > &': { insetBlockEnd: aboveQuestion(tabs) },
    // It follows a bottom bar that hides, which stays where it carries the question for consent.
    '[data-bar-away]:not([data-question]) [data-tabs] > &': { transform: `translateY(calc(${tabs}))` },
    '&[data-over]': { marginBlockStart: `calc(-1 * ${componentVars.float.room})` },
  },
});
export const place = patternStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: space.sm,
  minWidth: 0,
  selectors: { '&[data-side="end"]': { justifyContent: 'flex-end' } },
});
/** The float and go-to-top, as one part. */
export const corner = patternStyle({
  display: 'flex',
  alignItems: 'flex-end',
  minWidth: 0,
  marginInlineStart: 'auto',
  borderRadius: vars.radius.pill,
  // Both are there.
  selectors: {
    '&:has(> :first-child > *):has(> button)': { background: vars.surface.overlay, boxShadow: vars.shadow.mid },
  },
});

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
