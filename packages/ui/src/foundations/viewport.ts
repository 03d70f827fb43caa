/** Name of the variable set by `base.css.ts`: 1 % of the visible viewport height. */
export const screenUnit = '--hf-screen-unit';

/**
 * A height in percent of the visible viewport, for `calc()` and `min()`. A variable instead of `dvh`: a `vh` fallback before it
 * has no effect in declarations that contain a variable.
 */
export const screenHeight = (percent: number): string => `calc(${percent} * var(${screenUnit}))`;
