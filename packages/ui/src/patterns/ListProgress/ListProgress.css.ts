import { inRows, patternStyle, space, typography, vars } from '../../foundations/styles.ts';

export const root = patternStyle({
  ...inRows(`${space.xs} ${space.md}`),
  justifyContent: 'space-between',
  marginBlock: space.xs,
  padding: `${space.sm} ${space.md}`,
  borderRadius: vars.radius.md,
  background: vars.surface.sunken,
  ...typography({ color: 'muted', size: 'sm', leading: 'snug' }),
  selectors: { '&[data-state="failed"]': { background: vars.warning.soft, color: vars.warning.onSoft } },
});
