import { space } from '../../../foundations/space.ts';
import { glyphs } from '../../../patterns/glyphs.ts';
import { vars } from '../../../theme/vars.css.ts';
import { desktopStyle } from '../desktopStyle.ts';
import { screenHeight } from '../../../foundations/viewport.ts';

export const root = desktopStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  height: screenHeight(100),
  background: vars.surface.canvas,
});
export const bar = desktopStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.sm,
  minHeight: '52px',
  paddingInline: `${space.lg} ${space.sm}`,
  background: vars.surface.header,
  color: vars.text.header,
  boxShadow: `0 1px 0 ${vars.border.subtle}`,
});
export const name = desktopStyle({
  fontSize: vars.size.md,
  fontWeight: vars.weight.bold,
  lineHeight: vars.leading.snug,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const gap = desktopStyle({ flex: 1 });

const tool = (image: string): string =>
  desktopStyle({ width: '22px', height: '22px', background: 'currentColor', maskImage: image, maskSize: 'contain' });
export const enter = tool(glyphs.fullscreen);
export const exit = tool(glyphs.shrink);
export const leave = tool(glyphs.close);
