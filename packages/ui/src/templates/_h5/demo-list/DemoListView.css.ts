import { componentVars } from '../../../foundations/component-vars.css.ts';
import { space } from '../../../foundations/space.ts';
import { templateStyle } from '../../../foundations/templateStyle.ts';

/** Three tiles in a row, as on the lists; as high as most of the sheet, so that it does not jump while games come. */
export const games = templateStyle({
  vars: { [componentVars.tile.columns]: '3', [componentVars.tile.gap]: space.sm },
  minHeight: '56vh',
});
