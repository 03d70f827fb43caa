import { patternStyle } from '../../foundations/styles.ts';

/** Its shelves are laid out as sections of the page. */
export const shelves = patternStyle({ display: 'contents' });
