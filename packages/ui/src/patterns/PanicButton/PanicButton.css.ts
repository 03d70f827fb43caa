import { eased, reducedMotion } from '../../foundations/motion.ts';
import { typography } from '../../foundations/rules.ts';
import { space, touch } from '../../foundations/space.ts';
import { vars } from '../../theme/vars.css.ts';
import { patternStyle } from '../patternStyle.ts';

export const button = patternStyle({
  display: 'inline-flex',
  flexDirection: 'column',
  justifyContent: 'center',
  minWidth: 0,
  maxWidth: '280px',
  minHeight: touch.min,
  padding: `${space.xxs} ${space.md}`,
  border: '1px solid transparent',
  borderRadius: vars.radius.control,
  background: vars.danger.base,
  color: vars.danger.on,
  boxShadow: vars.shadow.mid,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  transition: eased('fast', 'background-color'),
  ...reducedMotion(),
  selectors: {
    ...reducedMotion().selectors,
    '&:hover': { background: vars.danger.strong },
    '&[aria-disabled="true"]': { opacity: 0.7 },
  },
});
export const label = patternStyle({ ...typography({ size: 'sm', weight: 'bold', leading: 'tight' }) });
export const scope = patternStyle({ ...typography({ size: 'xs', leading: 'tight' }) });
