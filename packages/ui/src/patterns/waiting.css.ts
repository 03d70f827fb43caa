import { patternStyle } from '../foundations/styles.ts';

/** Covers the positioned parent with a `Skeleton`, which keeps the geometry of the content. */
export const waitingBox = patternStyle({ position: 'absolute', inset: 0, height: '100%' });

/** As {@link waitingBox} for a line of text: the parent contains a blank in the size of the text. */
export const waitingLine = patternStyle({
  position: 'absolute',
  inset: '15% 25% 15% 0',
  width: 'auto',
  height: 'auto',
});
