import { componentVars, space, templateStyle, typography, vars } from '../../../foundations/styles.ts';

export const root = templateStyle({
  marginBlockStart: space.huge,
  // Keeps clear of the bar of floats.
  paddingBlockEnd: componentVars.float.room,
  background: vars.surface.sunken,
  borderBlockStart: `1px solid ${vars.border.subtle}`,
  ...typography({ color: 'muted', size: 'sm' }),
});
export const providerLogos = templateStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: `${space.md} ${space.xxl}`,
  paddingBlock: space.xl,
});
export const providerLogo = templateStyle({ width: 'auto', height: '32px', maxWidth: '130px', objectFit: 'contain' });
export const middle = templateStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(240px, 1fr) 2fr auto',
  alignItems: 'start',
  gap: space.huge,
  paddingBlock: space.xxl,
  borderBlockStart: `1px solid ${vars.border.subtle}`,
});
export const house = templateStyle({ display: 'grid', gap: space.md, justifyItems: 'start' });
export const logo = templateStyle({ width: 'auto', height: '40px', maxWidth: '200px', objectFit: 'contain' });
export const name = templateStyle({
  ...typography({ font: 'heading', size: 'lg', weight: 'heavy' }),
  color: vars.text.primary,
});
export const title = templateStyle({
  marginBlockEnd: space.sm,
  ...typography({ size: 'sm', weight: 'bold' }),
  color: vars.text.primary,
});
export const links = templateStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
  gap: `${space.xxs} ${space.lg}`,
});
export const link = templateStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '32px',
  borderRadius: vars.radius.sm,
  textAlign: 'start',
  lineHeight: vars.leading.snug,
  selectors: { '&:hover': { color: vars.text.primary, textDecoration: 'underline' } },
});
export const last = templateStyle({
  paddingBlock: space.lg,
  borderBlockStart: `1px solid ${vars.border.subtle}`,
  textAlign: 'center',
  color: vars.text.faint,
});

export const highlights = templateStyle({
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 240px), 1fr))',
  paddingBlock: `${space.xl} ${space.none}`,
});
export const sponsors = templateStyle({ minHeight: '28px' });
