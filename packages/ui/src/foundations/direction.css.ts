import { globalStyle } from '@vanilla-extract/css';

/** 1 where lines run from left to right, -1 from right to left: transforms know no logical sides. */
export const inlineSign = 'var(--inline-sign, 1)';

/** Turns a drawing that points along the line, such as the arrow to the next page, with the direction of the text. */
export const alongLine = { transform: `scaleX(${inlineSign})` } as const;

globalStyle('[dir="rtl"]', { vars: { '--inline-sign': '-1' } });
