import { patternStyle, reducedMotion, vars } from '../../foundations/styles.ts';

const still = reducedMotion();

/**
 * A fixed bar at the lower edge that hides there. It stays in the tab order: focus shows it again. With reduced motion it
 * hides and returns at once.
 */
export const hides = patternStyle({
  transition: `transform ${vars.motion.base} ${vars.motion.ease}`,
  ...still,
  selectors: {
    ...still.selectors,
    // Its own height, its distance from the edge, and its shadow.
    '&[data-away]': { transform: 'translateY(calc(200% + env(safe-area-inset-bottom)))' },
  },
});
