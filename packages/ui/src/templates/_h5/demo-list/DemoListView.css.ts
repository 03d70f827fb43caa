import { componentVars } from '../../../foundations/component-vars.css.ts';
import { space, touch } from '../../../foundations/space.ts';
import { vars } from '../../../theme/vars.css.ts';
import { h5Style } from '../h5Style.ts';

/** Three tiles in a row, as on the lists. */
export const root = h5Style({
  vars: { [componentVars.tile.columns]: '3', [componentVars.tile.gap]: space.sm },
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.md,
});
export const choices = h5Style({ gap: space.xs, padding: '2px' });
const choice = {
  flex: 'none',
  minHeight: touch.min,
  paddingInline: space.lg,
  fontSize: vars.size.sm,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.snug,
} as const;
export const hall = h5Style({
  ...choice,
  borderRadius: vars.radius.sm,
  background: vars.surface.sunken,
  color: vars.text.muted,
  selectors: {
    '&:hover': { color: vars.text.primary },
    '&[aria-pressed="true"]': { background: vars.gradient.accent, color: vars.accent.on, boxShadow: vars.shadow.bevel },
  },
});
export const provider = h5Style({
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
/** As high as most of the sheet, so that it does not jump while games come. */
export const games = h5Style({ minHeight: '56vh' });
