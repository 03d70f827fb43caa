import { hairline, patternStyle, space, stacked, typography, vars } from '../../foundations/styles.ts';

const box = {
  borderRadius: vars.radius.lg,
  background: vars.surface.raised,
  boxShadow: `${hairline()}, ${vars.shadow.low}`,
} as const;

/** As high as a list of matches needs, but not higher than the window. */
export const stage = patternStyle({
  ...box,
  position: 'relative',
  overflow: 'hidden',
  height: 'clamp(360px, 70vh, 640px)',
});
export const frame = patternStyle({ position: 'absolute', inset: 0, width: '100%', height: '100%' });
export const waiting = patternStyle({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  alignContent: 'center',
  gap: space.lg,
  padding: space.xl,
  textAlign: 'center',
  color: vars.text.muted,
});
export const rows = patternStyle({ ...stacked(space.sm), width: '100%' });
export const failed = patternStyle({
  ...box,
  ...stacked(space.sm),
  justifyItems: 'center',
  padding: `${space.xxl} ${space.xl}`,
  textAlign: 'center',
});
export const symbol = patternStyle({ fontSize: vars.size.h1, color: vars.text.faint });
export const words = patternStyle({
  ...typography({ size: 'md', weight: 'bold', leading: 'snug' }),
  overflowWrap: 'anywhere',
});
export const hint = patternStyle({ maxWidth: '52ch', color: vars.text.muted, overflowWrap: 'anywhere' });
export const actions = patternStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space.md,
  marginBlockStart: space.sm,
});
