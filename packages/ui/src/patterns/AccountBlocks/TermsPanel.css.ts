import { patternStyle, screenHeight, space, stacked, typography, vars } from '../../foundations/styles.ts';

export const jumps = patternStyle({ display: 'flex', flexWrap: 'wrap', gap: `${space.md} ${space.sm}` });
export const box = patternStyle({
  position: 'relative',
  overflowY: 'auto',
  maxHeight: `min(420px, ${screenHeight(56)})`,
  padding: space.lg,
  borderRadius: vars.radius.md,
  background: vars.surface.sunken,
});
export const parts = patternStyle(stacked(space.xl));
export const heading = patternStyle({
  marginBlockEnd: space.sm,
  ...typography({ font: 'heading', size: 'md', weight: 'bold', leading: 'snug' }),
  overflowWrap: 'anywhere',
});
