import { eased, patternStyle, reducedMotion, space, touch, typography, vars } from '../../foundations/styles.ts';

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
export const label = patternStyle(typography({ size: 'sm', weight: 'bold', leading: 'tight' }));
export const scope = patternStyle(typography({ size: 'xs', leading: 'tight' }));
