import { patternStyle } from '../patternStyle.ts';

/** Keeps what comes after it out of the first screen. The page does not scroll to keep it in place when its part is another size. */
export const space = patternStyle({ gridColumn: '1 / -1', minHeight: '100vh', overflowAnchor: 'none' });
