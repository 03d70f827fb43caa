import { centred, patternStyle, space, stacked, typography, vars } from '../../foundations/styles.ts';

export const root = patternStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'start',
  gap: space.md,
  marginBlockEnd: space.lg,
  padding: space.md,
  borderRadius: vars.radius.md,
  boxShadow: `inset 0 0 0 1px ${vars.border.subtle}`,
  selectors: { '&[data-sign="none"]': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const sign = patternStyle({
  ...centred,
  width: '40px',
  height: '40px',
  border: '2px solid currentColor',
  borderRadius: vars.radius.pill,
  ...typography({ color: 'primary', size: 'sm', weight: 'bold', leading: 'tight' }),
});
export const words = patternStyle({
  ...stacked(space.xxs),
  alignContent: 'center',
  minHeight: '40px',
  ...typography({ color: 'muted', size: 'sm', leading: 'body' }),
});
export const title = patternStyle(typography({ color: 'primary', weight: 'bold' }));
