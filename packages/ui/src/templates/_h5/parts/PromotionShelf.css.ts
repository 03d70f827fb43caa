import { space, templateStyle } from '../../../foundations/styles.ts';

/** Cards in one row; the next one is partly visible, to show that the row scrolls. */
export const row = templateStyle({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'min(76%, 300px)',
  gap: space.md,
});
