import { typography } from '../../foundations/rules.ts';
import { space } from '../../foundations/space.ts';
import { vars } from '../../theme/vars.css.ts';
import { patternStyle } from '../patternStyle.ts';

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
