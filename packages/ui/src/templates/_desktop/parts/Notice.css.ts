import { space } from '../../../foundations/space.ts';
import { vars } from '../../../theme/vars.css.ts';
import { desktopStyle } from '../desktopStyle.ts';

export const root = desktopStyle({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: space.sm,
  minHeight: '260px',
  padding: `${space.xl} ${space.xl}`,
  borderRadius: vars.radius.lg,
  background: vars.surface.raised,
  boxShadow: `inset 0 0 0 1px ${vars.border.subtle}`,
  textAlign: 'center',
});

/** Lying flat, in the room of a row of tiles. */
export const flat = desktopStyle({
  minHeight: '200px',
  gridTemplateColumns: 'auto minmax(0, auto) auto',
  justifyContent: 'center',
  justifyItems: 'start',
  alignItems: 'center',
  columnGap: space.xl,
  textAlign: 'start',
});

export const words = desktopStyle({ display: 'grid', gap: space.xs, justifyItems: 'inherit' });

export const picture = desktopStyle({ width: '132px', height: '96px', });

/** Parts of the pictures, by what they mean in the theme. */
export const ink = desktopStyle({ stroke: vars.border.control, fill: 'none', strokeWidth: 2.5, strokeLinecap: 'round', strokeLinejoin: 'round' });
export const card = desktopStyle({ stroke: vars.border.control, fill: vars.surface.tile, strokeWidth: 2.5, strokeLinejoin: 'round' });
export const gold = desktopStyle({ fill: vars.gold.base });
export const alarm = desktopStyle({ fill: vars.danger.base });

export const title = desktopStyle({ fontSize: vars.size.lg, fontWeight: vars.weight.bold, lineHeight: vars.leading.snug });
export const hint = desktopStyle({ maxWidth: '52ch', textWrap: 'balance', color: vars.text.muted, fontSize: vars.size.sm });
export const action = desktopStyle({ marginBlock: space.sm });
