import { componentVars } from '../../../foundations/component-vars.css.ts';
import { space } from '../../../foundations/space.ts';
import { templateStyle } from '../../../foundations/templateStyle.ts';

/** Five tiles in a row, as the dialog is narrower than a page; as high as two rows, so that it does not jump while games come. */
export const games = templateStyle({
  vars: { [componentVars.tile.columns]: '5', [componentVars.tile.gap]: space.md },
  minHeight: '380px',
});
