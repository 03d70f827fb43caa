import { patternStyle } from './patternStyle.ts';

/** Covers the positioned parent with a `Skeleton`, which keeps the geometry of the content. */
export const waitingBox = patternStyle({ position: 'absolute', inset: 0, height: '100%' });

/** The same for a line of text: the parent contains a blank of the text's size. */
export const waitingLine = patternStyle({
  position: 'absolute',
  inset: '15% 25% 15% 0',
  width: 'auto',
  height: 'auto',
});
