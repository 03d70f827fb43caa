import { patternStyle } from './patternStyle.ts';

/** Puts a `Skeleton` over the whole of its positioned parent, which keeps the geometry of the content to come. */
export const waitingBox = patternStyle({ position: 'absolute', inset: 0, height: '100%' });

/** The same for a line of text: the parent holds a blank of the text's own size. */
export const waitingLine = patternStyle({
  position: 'absolute',
  inset: '15% 25% 15% 0',
  width: 'auto',
  height: 'auto',
});
