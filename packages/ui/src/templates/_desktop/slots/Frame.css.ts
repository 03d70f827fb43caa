import { heights } from '../../../foundations/heights.ts';
import { space } from '../../../foundations/space.ts';
import { vars } from '../../../theme/vars.css.ts';
import { desktopStyle } from '../desktopStyle.ts';

export const root = desktopStyle({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100dvh',
  background: vars.surface.canvas,
});
export const main = desktopStyle({ flex: 1, selectors: { '&:focus': { outline: 'none' } } });

export const skip = desktopStyle({
  position: 'fixed',
  insetBlockStart: space.sm,
  insetInlineStart: space.sm,
  zIndex: heights.floating,
  padding: `${space.md} ${space.lg}`,
  borderRadius: vars.radius.md,
  background: vars.surface.inverse,
  color: vars.text.inverse,
  fontWeight: vars.weight.bold,
  selectors: {
    '&:not(:focus)': { clipPath: 'inset(50%)', width: '1px', height: '1px', padding: 0, overflow: 'hidden' },
  },
});
