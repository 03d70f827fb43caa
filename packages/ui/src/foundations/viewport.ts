/** Name of the variable that `base.css.ts` sets: a hundredth of the height that the browser's own bars leave. */
export const screenUnit = '--hf-screen-unit';

/**
 * A height in percent of the screen as it is seen, for `calc()` and `min()`. One variable stands for `dvh`, since a line of
 * `vh` before it helps no browser where the value has a variable in it.
 */
export const screenHeight = (percent: number): string => `calc(${percent} * var(${screenUnit}))`;
