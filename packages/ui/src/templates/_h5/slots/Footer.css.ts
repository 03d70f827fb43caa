import { componentVars, space, stacked, templateStyle, touch, typography, vars } from '../../../foundations/styles.ts';

export const root = templateStyle({
  // Keeps clear of the bar of floats, with the padding inside.
  paddingBlockEnd: `calc(${componentVars.float.room} - ${space.lg})`,
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 420px',
  background: vars.surface.sunken,
  borderBlockStart: `1px solid ${vars.border.subtle}`,
  ...typography({ color: 'muted', size: 'sm' }),
});
export const inside = templateStyle({
  ...stacked(space.lg),
  paddingBlock: space.xl,
});
export const providerLogos = templateStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(84px, 1fr))',
  alignItems: 'center',
  gap: `${space.md} ${space.lg}`,
});
export const providerLogo = templateStyle({ width: '100%', height: '28px', objectFit: 'contain' });
export const links = templateStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `0 ${space.lg}`,
});
export const link = templateStyle({
  display: 'flex',
  alignItems: 'center',
  width: '100%',
  minHeight: touch.min,
  borderRadius: vars.radius.sm,
  lineHeight: vars.leading.snug,
  textAlign: 'start',
  selectors: { '&:hover': { color: vars.text.primary } },
});
export const last = templateStyle({ display: 'grid', gap: space.xxs, textAlign: 'center', color: vars.text.faint });

export const highlights = templateStyle({
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 150px), 1fr))',
});
export const sponsors = templateStyle({ minHeight: '44px' });
