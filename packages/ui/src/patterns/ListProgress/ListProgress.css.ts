import { patternStyle, space, typography, vars } from '../../foundations/styles.ts';

export const root = patternStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space.xs} ${space.md}`,
  marginBlock: space.xs,
  padding: `${space.sm} ${space.md}`,
  borderRadius: vars.radius.md,
  background: vars.surface.sunken,
  ...typography({ color: 'muted', size: 'sm', leading: 'snug' }),
  selectors: { '&[data-state="failed"]': { background: vars.warning.soft, color: vars.warning.onSoft } },
});
