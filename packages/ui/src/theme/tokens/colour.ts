import {
  clampChroma,
  converter,
  formatHex,
  modeLrgb,
  modeOklch,
  modeRgb,
  parseHex,
  useMode,
  wcagLuminance,
} from 'culori/fn';
import type { Hex } from './tokens.types.ts';

useMode(modeRgb);
useMode(modeLrgb);
useMode(modeOklch);
const toOklch = converter('oklch');

/** A colour by lightness (0 to 1), chroma (0 to about 0.37) and hue in degrees, in OKLCH. */
export interface Lch {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

/** Parses `#rgb` to `#rrggbbaa`, with or without the hash; alpha is dropped. Null if invalid. */
export function readColour(text: string): Lch | null {
  const parsed = parseHex(text.trim().replace(/^#?/, '#'));
  const colour = parsed && toOklch({ mode: 'rgb', r: parsed.r, g: parsed.g, b: parsed.b });
  return colour ? { l: colour.l, c: colour.c, h: colour.h ?? 0 } : null;
}

/** The nearest sRGB colour as `#rrggbb`; reduces chroma, not lightness or hue. */
export function writeColour({ l, c, h }: Lch): Hex {
  const lightness = Math.min(1, Math.max(0, l));
  const shown = formatHex(clampChroma({ mode: 'oklch', l: lightness, c: Math.max(0, c), h }, 'oklch', 'rgb'));
  return `#${shown.slice(1)}`;
}

/** Luminances by colour: a search measures many colours against the same few. */
const luminances = new Map<Hex, number>();
const MAX = 2000;

function luminanceOf(colour: Hex): number {
  const known = luminances.get(colour);
  if (known !== undefined) return known;
  const luminance = wcagLuminance(colour);
  if (luminances.size >= MAX) luminances.clear();
  luminances.set(colour, luminance);
  return luminance;
}

/** WCAG contrast ratio of two colours, 1 to 21. */
export function ratioOf(first: Hex, second: Hex): number {
  const [one, other] = [luminanceOf(first), luminanceOf(second)];
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/** The lowest ratio of a colour against several. */
export function lowestRatio(colour: Hex, against: readonly Hex[]): number {
  return Math.min(...against.map((other) => ratioOf(colour, other)));
}

/**
 * The colour nearest to `wanted` with a contrast of at least `floor` against all of `against`, searching only lighter or only
 * darker ones; white or black if none reaches it.
 */
export function reach(wanted: Lch, against: readonly Hex[], floor: number, towards: 'lighter' | 'darker'): Hex {
  const step = towards === 'lighter' ? 0.01 : -0.01;
  for (let l = wanted.l; l > 0 && l < 1; l += step) {
    const colour = writeColour({ ...wanted, l });
    if (lowestRatio(colour, against) >= floor) return colour;
  }
  return towards === 'lighter' ? '#ffffff' : '#000000';
}
