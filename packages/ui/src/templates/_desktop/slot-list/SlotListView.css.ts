import {
  hairline,
  inRows,
  raised,
  space,
  stacked,
  templateStyle,
  typography,
  vars,
} from '../../../foundations/styles.ts';

export const browser = templateStyle(stacked(space.lg));
export const head = templateStyle(inRows(`${space.sm} ${space.md}`));
export const titles = templateStyle({ flex: '1 1 240px', display: 'grid' });
export const title = templateStyle({
  ...typography({ font: 'heading', size: 'h2', weight: 'heavy', leading: 'snug' }),
  letterSpacing: vars.tracking.heading,
});
export const count = templateStyle({ minHeight: '1.5em', color: vars.text.muted, fontSize: vars.size.sm });
export const choice = templateStyle({ flex: '0 1 auto' });
export const search = templateStyle({ flex: '0 1 320px', minWidth: '220px' });

export const controls = templateStyle({
  ...inRows(`${space.md} ${space.xl}`),
  padding: space.sm,
  ...raised,
});
export const filters = templateStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.xxs,
  padding: space.xxs,
  borderRadius: vars.radius.md,
  background: vars.surface.sunken,
});
export const filter = templateStyle({
  minHeight: '40px',
  paddingInline: space.lg,
  borderRadius: vars.radius.sm,
  ...typography({ color: 'muted', size: 'sm', weight: 'medium', leading: 'snug' }),
  selectors: {
    '&:hover': { color: vars.text.primary },
    '&[aria-pressed="true"]': { background: vars.gradient.accent, color: vars.accent.on, boxShadow: vars.shadow.bevel },
  },
});
export const labels = templateStyle({ display: 'flex', flexWrap: 'wrap', gap: space.xs });
export const label = templateStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xs,
  minHeight: '36px',
  paddingInline: space.md,
  borderRadius: vars.radius.pill,
  boxShadow: hairline(vars.border.control),
  ...typography({ color: 'muted', size: 'sm', leading: 'snug' }),
  selectors: {
    '&:hover': { color: vars.text.primary, boxShadow: hairline(vars.border.strong) },
    '&[aria-pressed="true"]': {
      background: vars.gold.soft,
      color: vars.gold.onSoft,
      boxShadow: hairline(vars.gold.base),
    },
  },
});

/** In the height of a screen, so that the footer does not move while games load. */
export const list = templateStyle({ minHeight: '60vh' });
