import { glyph } from '../../../patterns/glyphs.ts';
import { templateStyle } from '../../../foundations/styles.ts';

const icon = (name: Parameters<typeof glyph>[0], size?: string): string =>
  templateStyle({ selectors: { '&::before': glyph(name, size) } });

export const previous = icon('previous', '1.25em');
export const down = icon('down', '1em');
export const refresh = icon('refresh', '1.05em');
