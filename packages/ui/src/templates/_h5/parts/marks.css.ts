import { glyph } from '../../../patterns/glyphs.ts';
import { h5Style } from '../h5Style.ts';

const mark = (name: Parameters<typeof glyph>[0], size: string): string =>
  h5Style({ selectors: { '&::before': glyph(name, size) } });

export const back = mark('previous', '24px');
export const refresh = mark('refresh', '18px');
export const enter = mark('fullscreen', '20px');
export const exit = mark('shrink', '20px');
export const leave = mark('close', '22px');
