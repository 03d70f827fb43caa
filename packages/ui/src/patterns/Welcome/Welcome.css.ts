import { centred, patternStyle, space, stacked, typography, vars } from '../../foundations/styles.ts';

export const words = patternStyle({
  ...stacked(space.xs),
  justifyItems: 'center',
  textAlign: 'center',
});
/** Rings around the letter. */
export const halo = patternStyle({
  ...centred,
  margin: `0 ${space.lg} ${space.lg}`,
  borderRadius: vars.radius.pill,
  boxShadow: `0 0 0 6px ${vars.surface.overlay}, 0 0 0 8px ${vars.gold.base}, ${vars.shadow.glow}`,
});
export const title = patternStyle({
  ...typography({ font: 'heading', size: 'xl', weight: 'bold', leading: 'snug' }),
  overflowWrap: 'anywhere',
});
export const ready = patternStyle({ color: vars.text.muted, textWrap: 'balance' });
export const steps = patternStyle({ ...stacked(space.sm), width: '100%' });
