import { glyph } from '../../../patterns/glyphs.ts';
import { templateStyle } from '../../../foundations/templateStyle.ts';

const mark = (name: Parameters<typeof glyph>[0], size?: string): string =>
  templateStyle({ selectors: { '&::before': glyph(name, size) } });

export const next = mark('next', '1.1em');
export const previous = mark('previous', '1.25em');
export const down = mark('down', '1em');
export const refresh = mark('refresh', '1.05em');
