import { componentVars, space, templateStyle } from '../../../foundations/styles.ts';

/** Three columns, as in the lists; most of the sheet's height, so that it does not jump while games load. */
export const games = templateStyle({
  vars: { [componentVars.tile.columns]: '3', [componentVars.tile.gap]: space.sm },
  minHeight: '56vh',
});
