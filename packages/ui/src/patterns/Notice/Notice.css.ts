import { patternStyle, raised, space, typography, vars } from '../../foundations/styles.ts';

export const root = patternStyle({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: space.sm,
  minHeight: '232px',
  padding: space.xl,
  ...raised,
  textAlign: 'center',
});

export const picture = patternStyle({ width: '132px', height: '96px' });

/** Parts of the illustrations, by their theme colours. */
const line = { stroke: vars.border.control, strokeWidth: 2.5, strokeLinejoin: 'round' } as const;
export const ink = patternStyle({ ...line, fill: 'none', strokeLinecap: 'round' });
export const card = patternStyle({ ...line, fill: vars.surface.tile });
export const gold = patternStyle({ fill: vars.gold.base });
export const alarm = patternStyle({ fill: vars.danger.base });

export const title = patternStyle(typography({ size: 'lg', weight: 'bold', leading: 'snug' }));
export const hint = patternStyle({
  maxWidth: '46ch',
  ...typography({ color: 'muted', size: 'sm' }),
  textWrap: 'balance',
});
export const action = patternStyle({ marginBlockStart: space.sm });
