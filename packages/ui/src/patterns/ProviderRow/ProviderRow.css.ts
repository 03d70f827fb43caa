import { componentVars, media, patternStyle } from '../../foundations/styles.ts';

/** Cards of one width, side by side. */
export const list = patternStyle({
  flex: 'none',
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '136px',
  gap: componentVars.tile.gap,
  '@media': { [media.desktop]: { gridAutoColumns: '168px' } },
});
