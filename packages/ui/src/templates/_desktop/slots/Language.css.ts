import { space, touch } from '../../../foundations/space.ts';
import { glyphs } from '../../../patterns/glyphs.ts';
import { vars } from '../../../theme/vars.css.ts';
import { desktopStyle } from '../desktopStyle.ts';

export const single = desktopStyle({ paddingInline: space.md, fontSize: vars.size.sm, color: vars.text.headerMuted });

export const root = desktopStyle({ position: 'relative', display: 'flex', alignItems: 'center', color: vars.text.headerMuted, selectors: {
  '&:hover': { color: vars.text.headerActive },
  '&::after': { content: '""', position: 'absolute', insetInlineEnd: space.sm, width: '1em', height: '1em', background: 'currentColor', maskImage: glyphs.down, maskSize: 'contain', pointerEvents: 'none' },
} });

export const select = desktopStyle({
  appearance: 'none',
  minHeight: touch.min,
  paddingInline: `${space.md} ${space.xxl}`,
  border: 0,
  borderRadius: vars.radius.control,
  background: 'transparent',
  color: 'inherit',
  fontSize: vars.size.sm,
  cursor: 'pointer',
});
export const option = desktopStyle({ background: vars.surface.overlay, color: vars.text.primary });
