import { vars } from '../theme/vars.css.ts';
import { media } from './breakpoints.ts';

/** State without animation, for reduced motion: by system or by `data-motion="reduced"`. */
const still = { animation: 'none', transition: 'none' } as const;

/**
 * Styles that stop animation and transition for reduced motion. Spread the result into an animated style; `rest` adds styles of
 * the resting state.
 */
export function reducedMotion(rest: Readonly<Record<string, string | number>> = {}) {
  return {
    '@media': { [media.reducedMotion]: { ...still, ...rest } },
    selectors: { '[data-motion="reduced"] &': { ...still, ...rest } },
  };
}

/** Value of `transition` that animates several properties at the same pace. */
export const eased = (pace: 'fast' | 'base', ...properties: readonly string[]): string =>
  properties.map((property) => `${property} ${vars.motion[pace]} ${vars.motion.ease}`).join(', ');
