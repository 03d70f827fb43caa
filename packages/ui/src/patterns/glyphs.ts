import { alongLine } from '../foundations/direction.css.ts';
import { lines, names, svg, type GlyphName } from './glyph-drawings.ts';
import { glyphSheet } from './glyph-sheet.css.ts';

/**
 * Icons that repeat on every tile or belong to the first screen. Drawn by CSS masks, so they need no element and no request.
 * They share one image, because a browser creates a document for each image before layout. All other icons use the Icon
 * primitive.
 */
/** Shows one drawing of a `sheet` of `count` in a square box. */
export const inSheet = (count: number, index: number) =>
  ({ maskSize: `100% ${100 * count}%`, maskPosition: `0 ${(100 * index) / (count - 1)}%` }) as const;

/** Forced colours would paint the box like the page; so it has the colour of the text around it. */
const inForcedColours = { forcedColorAdjust: 'preserve-parent-color' } as const;

/** Mask of a square box: a drawing of the sheet. */
export const glyphMask = (name: GlyphName) =>
  ({ ...inForcedColours, maskImage: glyphSheet, ...inSheet(names.length, names.indexOf(name)) }) as const;

/** Mask of a square box: stroked paths in a box of 24 px, for icons of a single template; `tint` 0 to 1 fills them. */
export const maskOf = (paths: string, tint = 0) =>
  ({
    ...inForcedColours,
    maskImage: svg(24, lines(paths, tint)),
    maskSize: 'contain',
    maskPosition: 'center',
  }) as const;

/** Style of a square icon in the text colour; `size` is a CSS length. */
export function glyph(name: GlyphName, size = '1.25em') {
  return {
    content: '""',
    display: 'block',
    flex: 'none',
    width: size,
    height: size,
    background: 'currentColor',
    maskRepeat: 'no-repeat',
    ...glyphMask(name),
    ...((name === 'next' || name === 'previous') && alongLine),
  } as const;
}
