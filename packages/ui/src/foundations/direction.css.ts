import { globalStyle } from '@vanilla-extract/css';

/** 1 if lines run from left to right, -1 from right to left: transforms have no logical directions. */
export const inlineSign = 'var(--inline-sign, 1)';

/** Mirrors a directional drawing, such as the arrow to the next page, in right-to-left text. */
export const alongLine = { transform: `scaleX(${inlineSign})` } as const;

globalStyle('[dir="rtl"]', { vars: { '--inline-sign': '-1' } });
