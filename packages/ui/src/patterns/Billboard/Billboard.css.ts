import { patternStyle } from '../../foundations/styles.ts';

export const root = patternStyle({ position: 'relative' });

/** The part of the page's top that must be out of view for the page to count as scrolled. */
export const mark = patternStyle({ position: 'absolute', insetBlockStart: 0, width: '1px', height: '24px' });
