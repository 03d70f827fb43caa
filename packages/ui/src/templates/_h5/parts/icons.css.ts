import { glyph } from '../../../patterns/glyphs.ts';
import { templateStyle } from '../../../foundations/styles.ts';

const icon = (name: Parameters<typeof glyph>[0], size: string): string =>
  templateStyle({ selectors: { '&::before': glyph(name, size) } });

export const back = icon('previous', '24px');
export const refresh = icon('refresh', '18px');
