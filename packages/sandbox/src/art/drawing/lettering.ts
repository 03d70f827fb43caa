/** A letter as pen strokes in a box ten units high: path data (absolute M L H V A C Z only) and its width. */
interface Glyph {
  readonly d: string;
  readonly width: number;
}

const g = (width: number, d: string): Glyph => ({ d, width });

/** The kit's own display letters, so art looks the same on every machine. */
const glyphs: Readonly<Record<string, Glyph>> = {
  A: g(7.4, 'M0 10L3.7 0L7.4 10M1.5 6.6H5.9'),
  B: g(6.4, 'M0 4.7H3.6A2.35 2.35 0 0 0 3.6 0H0V10H3.8A2.65 2.65 0 0 0 3.8 4.7'),
  C: g(7, 'M7 2A4.2 5 0 1 0 7 8'),
  D: g(6.8, 'M0 0V10H2.4A4.4 5 0 0 0 2.4 0Z'),
  E: g(5.8, 'M5.8 0H0V10H5.8M0 4.9H4.9'),
  F: g(5.6, 'M5.6 0H0V10M0 5H4.8'),
  G: g(7.4, 'M7 2A4.2 5 0 1 0 7.4 6.6V5.3H4.4'),
  H: g(6.8, 'M0 0V10M6.8 0V10M0 4.9H6.8'),
  I: g(0.6, 'M0.3 0V10'),
  J: g(5, 'M5 0V7A2.5 3 0 0 1 0 7'),
  K: g(6.6, 'M0 0V10M6.2 0L0 5.8M2.3 4L6.6 10'),
  L: g(5.4, 'M0 0V10H5.4'),
  M: g(8.4, 'M0 10V0L4.2 6.4L8.4 0V10'),
  N: g(6.8, 'M0 10V0L6.8 10V0'),
  O: g(8, 'M4 0A4 5 0 1 0 4 10A4 5 0 1 0 4 0Z'),
  P: g(6.2, 'M0 10V0H3.4A2.8 2.8 0 0 1 3.4 5.6H0'),
  Q: g(8, 'M4 0A4 5 0 1 0 4 10A4 5 0 1 0 4 0ZM5.2 7L8 10.4'),
  R: g(6.6, 'M0 10V0H3.4A2.8 2.8 0 0 1 3.4 5.6H0M3.2 5.6L6.6 10'),
  S: g(6.4, 'M6.1 1.8C5.2 -0.6 0.3 -0.6 0.3 2.6C0.3 5.9 6.4 4.1 6.4 7.4C6.4 10.7 0.9 10.7 0 8'),
  T: g(7, 'M0 0H7M3.5 0V10'),
  U: g(6.8, 'M0 0V6.5A3.4 3.5 0 0 0 6.8 6.5V0'),
  V: g(7.2, 'M0 0L3.6 10L7.2 0'),
  W: g(10.4, 'M0 0L2.6 10L5.2 1.4L7.8 10L10.4 0'),
  X: g(7, 'M0 0L7 10M7 0L0 10'),
  Y: g(7, 'M0 0L3.5 5.2L7 0M3.5 5.2V10'),
  Z: g(6.4, 'M0 0H6.4L0 10H6.4'),
  '0': g(6.6, 'M3.3 0A3.3 5 0 1 0 3.3 10A3.3 5 0 1 0 3.3 0Z'),
  '1': g(2.6, 'M0 2L2.6 0V10'),
  '2': g(6.2, 'M0.2 2.8A3 2.8 0 0 1 6.1 2.9C6.1 5.2 0 7 0 10H6.2'),
  '3': g(6, 'M0.3 0H6L3 4A3 3 0 1 1 0 8.2'),
  '4': g(6.6, 'M5 10V0L0 7.2H6.6'),
  '5': g(6.2, 'M5.8 0H1L0.6 4.5C2 3.3 6.2 3.5 6.2 6.8C6.2 10.8 1.2 10.8 0 8.2'),
  '6': g(6.4, 'M5.4 0.3C1.2 1 0 4 0 6.8A3.2 3.2 0 1 0 0.4 5.2'),
  '7': g(6.2, 'M0 0H6.2L2.2 10'),
  '8': g(6.2, 'M3.1 0A2.4 2.3 0 1 0 3.1 4.6A3.1 2.7 0 1 0 3.1 10A3.1 2.7 0 1 0 3.1 4.6A2.4 2.3 0 1 0 3.1 0Z'),
  '9': g(6.4, 'M1 9.7C5.2 9 6.4 6 6.4 3.2A3.2 3.2 0 1 0 6 4.8'),
};

/** Parameter roles of the path commands in use; `x`/`y` move and scale, `r` only scales, `-` stays. */
const roles: Readonly<Record<string, string>> = { M: 'xy', L: 'xy', H: 'x', V: 'y', A: 'rr---xy', C: 'xyxyxy', Z: '' };

function place(d: string, x: number, y: number, scale: number): string {
  return d.replaceAll(/([MLHVACZ])([^MLHVACZ]*)/g, (_, command: string, rest: string) => {
    const pattern = roles[command] ?? '';
    const values = rest.trim() === '' ? [] : rest.trim().split(/\s+/).map(Number);
    const moved = values.map((value, index) => {
      const role = pattern[index];
      if (role === 'x') return x + value * scale;
      if (role === 'y') return y + value * scale;
      return role === 'r' ? value * scale : value;
    });
    return command + moved.map((value) => String(Math.round(value * 10) / 10)).join(' ');
  });
}

/** A word in strokes. */
export interface Lettering {
  /** Path data, to be stroked. */
  readonly d: string;
  /** Width in the units of the drawing, without the pen's own width. */
  readonly width: number;
}

/** Space between letters and for a blank, in glyph units. */
const tracking = 3.1;
const blank = 4.2;

/** Width of a word at a cap height of 10, without the pen. */
export function letteringWidth(text: string): number {
  const widths = Array.from(text.toUpperCase(), (letter) => (letter === ' ' ? blank : (glyphs[letter]?.width ?? 0)));
  return widths.reduce((sum, width) => sum + width, 0) + Math.max(0, widths.length - 1) * tracking;
}

/** Draws a text with its middle at `x` and its top at `y`; characters outside A-Z and 0-9 are left out. */
export function lettering(
  text: string,
  x: number,
  y: number,
  height: number,
  anchor: 'start' | 'middle' = 'middle',
): Lettering {
  const scale = height / 10;
  const width = letteringWidth(text) * scale;
  let pen = anchor === 'middle' ? x - width / 2 : x;
  let d = '';
  for (const letter of text.toUpperCase()) {
    const glyph = glyphs[letter];
    if (glyph !== undefined) d += place(glyph.d, pen, y, scale);
    pen += ((glyph?.width ?? (letter === ' ' ? blank : 0)) + tracking) * scale;
  }
  return { d, width };
}

/** The bare strokes of one character, for other rasters. */
export function glyphStrokes(letter: string): Glyph | null {
  return glyphs[letter] ?? null;
}
