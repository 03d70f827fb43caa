import { componentVars, inRow, patternStyle, space, typography, vars } from '../../foundations/styles.ts';

export const row = patternStyle(inRow(space.sm));

/** Masks digits without a password field, which password managers would fill and save; not in the types yet. */
const covered: object = { WebkitTextSecurity: 'disc' };

// iOS zooms into fields below 16 px.
export const box = patternStyle({
  flex: '1 1 44px',
  minWidth: 0,
  maxWidth: '64px',
  height: componentVars.control.heightLarge,
  border: `1px solid ${vars.border.control}`,
  borderRadius: vars.radius.control,
  background: vars.surface.field,
  boxShadow: vars.shadow.inset,
  ...typography({ color: 'primary', size: 'xl', weight: 'bold' }),
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
  selectors: {
    '&:hover': { borderColor: vars.border.strong },
    '&[data-hidden]': { ...covered },
    '&[data-invalid]': { borderColor: vars.danger.text },
    '&:focus-visible': {
      borderColor: vars.focus.ring,
      outline: 'none',
      boxShadow: `0 0 0 1px ${vars.focus.ring}, 0 0 0 3px ${vars.focus.gap}`,
    },
  },
});
