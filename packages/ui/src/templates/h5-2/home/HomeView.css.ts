import { space, templateStyle, typography } from '../../../foundations/styles.ts';
import { maskOf, glyph } from '../../../patterns/glyphs.ts';

/** Close to the panes, which are the main content. */
export const home = templateStyle({ rowGap: space.md, paddingBlockStart: space.sm });

const entryGlyph = (paths: string): string =>
  templateStyle({ selectors: { '&::before': { ...glyph('play', '26px'), ...maskOf(paths, 0.28) } } });
export const hot = entryGlyph(
  '<path d="M12 3c1 4 6 5.500 6 11a6 6 0 0 1-12 0c0-2.500 1-4 2.500-5.500.5 2 1.500 2.500 2 2.500C10 8 10 5.500 12 3z"/>',
);
export const recent = entryGlyph('<circle cx="12" cy="12" r="8.500"/><path d="M12 7v5l3.500 2"/>');

/** Title of a section that is loading. */
export const waitingTitle = templateStyle({ display: 'flex', alignItems: 'center', minHeight: '28px' });
export const none = templateStyle(typography({ color: 'muted', size: 'sm' }));
