import { lettering, letteringWidth } from './drawing/lettering.ts';
import { n } from './drawing/svg.ts';

/**
 * Cuts a name into one or two lines of similar width.
 * @internal
 */
export function titleLines(name: string, longest: number): string[] {
  const words = name
    .toUpperCase()
    .split(/[^A-Z0-9]+/)
    .filter((word) => word !== '');
  if (letteringWidth(words.join(' ')) <= longest || words.length < 2) return [words.join(' ')];
  let best = 1;
  let bestWidth = Number.POSITIVE_INFINITY;
  for (let cut = 1; cut < words.length; cut += 1) {
    const width = Math.max(letteringWidth(words.slice(0, cut).join(' ')), letteringWidth(words.slice(cut).join(' ')));
    if (width < bestWidth) {
      bestWidth = width;
      best = cut;
    }
  }
  return [words.slice(0, best).join(' '), words.slice(best).join(' ')];
}

/** Place, width and colours of a title in a picture. */
export interface TitleStyle {
  /** Middle of the title, or its left edge with `anchor: 'start'`. */
  readonly x: number;
  /** Baseline of the last line. */
  readonly foot: number;
  /** Room for the letters. */
  readonly width: number;
  /** Largest cap height. */
  readonly height: number;
  readonly anchor?: 'start' | 'middle';
  /** Top and bottom tone of the letters. */
  readonly tones: readonly [string, string];
  readonly edge: string;
  /** Leans like an italic. */
  readonly lean?: boolean;
}

/** Draws one or two lines of display letters with edge, depth and shine. Uses the ids `t` and `T`. */
export function drawTitle(lines: readonly string[], style: TitleStyle): string {
  const { x, foot, width, height, anchor = 'middle' } = style;
  const widest = Math.max(...lines.map(letteringWidth), 1);
  const cap = Math.min(height, ((width - height * 0.3) / widest) * 10);
  const step = cap * 1.5;
  const top = foot - cap - step * (lines.length - 1);
  const d = lines.map((text, index) => lettering(text, x, top + index * step, cap, anchor).d).join('');
  const pen = cap * 0.25;
  const lean = style.lean === true ? ` transform="translate(${n(foot * 0.14)}) skewX(-8)"` : '';
  const stroke = (color: string, extra: number, dy: number): string =>
    `<use href="#t" stroke="${color}" stroke-width="${n(pen + extra)}" y="${n(dy)}"/>`;
  return (
    `<defs><linearGradient id="T" gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="${n(top)}" y2="${n(foot)}"><stop stop-color="${style.tones[0]}"/><stop offset="1" stop-color="${style.tones[1]}"/></linearGradient><path id="t" d="${d}" fill="none"/></defs>` +
    `<g${lean}>${stroke(style.edge, cap * 0.34, cap * 0.1)}${stroke(style.edge, cap * 0.26, 0)}${stroke('url(#T)', 0, 0)}</g>`
  );
}
