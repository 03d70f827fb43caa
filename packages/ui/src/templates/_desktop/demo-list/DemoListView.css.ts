import { componentVars, space, templateStyle } from '../../../foundations/styles.ts';

/** Five columns, as the dialog is narrower than a page; two rows high, so that its size does not change while games load. */
export const games = templateStyle({
  vars: { [componentVars.tile.columns]: '5', [componentVars.tile.gap]: space.md },
  minHeight: '380px',
});
