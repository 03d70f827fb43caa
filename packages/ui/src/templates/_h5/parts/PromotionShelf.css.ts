import { space } from '../../../foundations/space.ts';
import { h5Style } from '../h5Style.ts';

/** Cards in one row; the next one peeps in, so that it is plain that there are more. */
export const row = h5Style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'min(76%, 300px)',
  gap: space.md,
});
