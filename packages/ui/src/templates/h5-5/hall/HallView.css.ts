import { space, stacked, templateStyle, typography } from '../../../foundations/styles.ts';

export const root = templateStyle({ paddingBlockStart: 0 });
/** The hall's line and the search. Its name is in the header. */
export const head = templateStyle(stacked(space.sm));
/** Keeps its height while the text is unknown. */
export const intro = templateStyle({
  minHeight: '1.4em',
  ...typography({ color: 'muted', size: 'sm', leading: 'snug' }),
});
