import { glyph } from '../../../patterns/glyphs.ts';
import { templateStyle } from '../../../foundations/templateStyle.ts';

const mark = (name: Parameters<typeof glyph>[0], size: string): string =>
  templateStyle({ selectors: { '&::before': glyph(name, size) } });

export const back = mark('previous', '24px');
export const refresh = mark('refresh', '18px');
