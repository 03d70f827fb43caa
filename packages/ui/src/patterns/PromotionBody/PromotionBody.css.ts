import { patternStyle, space, stacked, vars } from '../../foundations/styles.ts';

export const root = patternStyle(stacked(space.md));
export const picture = patternStyle({
  display: 'block',
  width: '100%',
  height: 'auto',
  // The usual shape until the picture's own is known.
  aspectRatio: 'auto 2 / 1',
  borderRadius: vars.radius.md,
  background: vars.surface.sunken,
});
