import { space } from '../../../foundations/space.ts';
import { templateStyle } from '../../../foundations/templateStyle.ts';

/** Cards in one row; the next one peeps in, so that it is plain that there are more. */
export const row = templateStyle({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'min(76%, 300px)',
  gap: space.md,
});
