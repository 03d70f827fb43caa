import { patternStyle, vars } from '../../foundations/styles.ts';

/** The place of a blurred copy: below the picture, which does not fill its place. */
export const behind = patternStyle({ position: 'absolute', inset: 0, overflow: 'hidden', filter: vars.art.filter });

/** As wide as the picture, so that a browser chooses the same file for both; its soft edges are outside. */
export const copy = patternStyle({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  transform: 'scale(1.25)',
  filter: 'blur(14px) saturate(1.25) brightness(0.72)',
});
