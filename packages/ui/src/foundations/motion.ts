import { media } from './breakpoints.ts';

/** The rest state of an animation: used when the visitor asks for less motion, by system or by `data-motion="reduced"`. */
const still = { animation: 'none', transition: 'none' } as const;

/**
 * Style parts that stop animation and transition for visitors who want less motion. Spread the result into a style that
 * moves; `rest` adds what the resting state needs.
 */
export function reducedMotion(rest: Readonly<Record<string, string | number>> = {}) {
  return {
    '@media': { [media.reducedMotion]: { ...still, ...rest } },
    selectors: { '[data-motion="reduced"] &': { ...still, ...rest } },
  };
}
