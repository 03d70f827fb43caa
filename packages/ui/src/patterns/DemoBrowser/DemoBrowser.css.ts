import { hairline, patternStyle, space, stacked, touch, typography, vars } from '../../foundations/styles.ts';

export const root = patternStyle(stacked(space.md));
export const choices = patternStyle({ gap: space.xs, padding: space.hair });
const choice = {
  flex: 'none',
  minHeight: touch.min,
  paddingInline: space.lg,
  ...typography({ size: 'sm', weight: 'medium', leading: 'snug' }),
} as const;
export const hall = patternStyle({
  ...choice,
  borderRadius: vars.radius.sm,
  background: vars.surface.sunken,
  color: vars.text.muted,
  selectors: {
    '&:hover': { color: vars.text.primary },
    '&[aria-pressed="true"]': { background: vars.gradient.accent, color: vars.accent.on, boxShadow: vars.shadow.bevel },
  },
});
export const provider = patternStyle({
  ...choice,
  borderRadius: vars.radius.pill,
  boxShadow: hairline(vars.border.control),
  color: vars.text.muted,
  selectors: {
    '&:hover': { color: vars.text.primary, boxShadow: hairline(vars.border.strong) },
    '&[aria-pressed="true"]': {
      background: vars.gold.soft,
      color: vars.gold.onSoft,
      boxShadow: hairline(vars.gold.base),
    },
  },
});
