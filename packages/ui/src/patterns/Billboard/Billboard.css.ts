import { patternStyle } from '../patternStyle.ts';

export const root = patternStyle({ position: 'relative' });

/** The part of the top that is out of view once the page counts as scrolled. */
export const mark = patternStyle({ position: 'absolute', insetBlockStart: 0, width: '1px', height: '24px' });
