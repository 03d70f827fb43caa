import { componentVars } from '../../../foundations/component-vars.css.ts';
import { space } from '../../../foundations/space.ts';
import { vars } from '../../../theme/vars.css.ts';
import { desktopStyle } from '../desktopStyle.ts';

/** Five tiles in a row, as the dialog is narrower than a page. */
export const root = desktopStyle({
  vars: { [componentVars.tile.columns]: '5', [componentVars.tile.gap]: space.md },
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.md,
});
export const choices = desktopStyle({ gap: space.xs, padding: '2px' });
const choice = {
  flex: 'none',
  minHeight: '40px',
  paddingInline: space.lg,
  fontSize: vars.size.sm,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.snug,
} as const;
export const hall = desktopStyle({
  ...choice,
  borderRadius: vars.radius.sm,
  background: vars.surface.sunken,
  color: vars.text.muted,
  selectors: {
    '&:hover': { color: vars.text.primary },
    '&[aria-pressed="true"]': { background: vars.gradient.accent, color: vars.accent.on, boxShadow: vars.shadow.bevel },
  },
});
export const provider = desktopStyle({
  ...choice,
  borderRadius: vars.radius.pill,
  boxShadow: `inset 0 0 0 1px ${vars.border.control}`,
  color: vars.text.muted,
  selectors: {
    '&:hover': { color: vars.text.primary, boxShadow: `inset 0 0 0 1px ${vars.border.strong}` },
    '&[aria-pressed="true"]': {
      background: vars.gold.soft,
      color: vars.gold.onSoft,
      boxShadow: `inset 0 0 0 1px ${vars.gold.base}`,
    },
  },
});
/** As high as two rows, so that the dialog does not jump while games come. */
export const games = desktopStyle({ minHeight: '380px' });
