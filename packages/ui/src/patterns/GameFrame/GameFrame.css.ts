import { patternStyle, space, vars } from '../../foundations/styles.ts';

/** The game's area; the container sets its size. */
export const stage = patternStyle({ position: 'relative', background: vars.surface.sunken });
export const frame = patternStyle({ position: 'absolute', inset: 0, width: '100%', height: '100%' });
export const waiting = patternStyle({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: space.lg,
  padding: space.xl,
  textAlign: 'center',
  color: vars.text.muted,
  background: vars.surface.sunken,
});
/** Three reels that do not move until the game has loaded. */
export const reels = patternStyle({ display: 'flex', gap: space.sm, width: '184px' });
