import { patternStyle } from '../../foundations/styles.ts';

/** Keeps later parts out of the first screen. The page does not scroll when the real part has another size. */
export const space = patternStyle({ gridColumn: '1 / -1', minHeight: '100vh', overflowAnchor: 'none' });
