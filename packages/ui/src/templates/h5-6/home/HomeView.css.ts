import { componentVars, media, space, templateStyle } from '../../../foundations/styles.ts';

/** Shelves show fewer and larger posters than lists. */
export const shelves = templateStyle({
  paddingBlockStart: space.lg,
  vars: { [componentVars.tile.columns]: '2.4', [componentVars.page.sectionGap]: space.lg },
  '@media': { [media.tablet]: { vars: { [componentVars.tile.columns]: '4.6' } } },
});
/** Provider cards of a hall without games, in one row. */
export const providers = templateStyle({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'min(44%, 200px)',
  gap: componentVars.tile.gap,
});
