import { glyphStrokes } from '../art/drawing/lettering.ts';
import { createCanvas, type Colour } from './canvas.ts';
import { flatten, type Point } from './flatten.ts';

/** Characters that cannot be taken for another one. */
export const CAPTCHA_ALPHABET = 'ACDEFHJKLMNPRTUVWXY34679';

/** Number of characters of an answer. */
export const CAPTCHA_LENGTH = 4;

const width = 320;
const height = 112;

/** A question for a person (AUTH-01). */
export interface CaptchaPicture {
  /** Upper case; compare case-insensitively. */
  readonly answer: string;
  /** PNG file, 320 by 112, shown at 160 by 56. */
  readonly png: Buffer;
}

const inks: readonly (readonly [Colour, Colour])[] = [
  [
    [38, 70, 160],
    [150, 40, 140],
  ],
  [
    [150, 40, 60],
    [70, 50, 150],
  ],
  [
    [10, 100, 96],
    [40, 60, 150],
  ],
  [
    [120, 60, 10],
    [150, 30, 90],
  ],
];

const blend = (a: Colour, b: Colour, t: number): Colour => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
  a[2] + (b[2] - a[2]) * t,
];

/** Draws a new question. `random` returns unpredictable numbers in [0, 1). */
export function createCaptchaPicture(random: () => number): CaptchaPicture {
  const range = (min: number, max: number): number => min + random() * (max - min);
  const letters = Array.from(
    { length: CAPTCHA_LENGTH },
    () => CAPTCHA_ALPHABET[Math.floor(random() * CAPTCHA_ALPHABET.length)] ?? 'A',
  );
  const [from, to] = inks[Math.floor(random() * inks.length)] ?? [
    [0, 0, 0],
    [0, 0, 0],
  ];
  const canvas = createCanvas(width, height);
  const tint = blend(from, [255, 255, 255], 0.84);
  const tint2 = blend(to, [255, 255, 255], 0.84);
  const ripple = range(20, 40);
  canvas.paint((x, y) => {
    const wave = Math.sin((x + y * 1.7) / ripple) * 0.12 + Math.sin((x - y) / (ripple * 0.6)) * 0.08;
    return blend(tint, tint2, Math.max(0, Math.min(1, x / width + wave)));
  });
  const ink = (x: number): Colour => blend(from, to, x / width);

  const noise = (opacity: number, pen: number, lean: number): void => {
    const y = range(20, height - 20);
    const bend = range(14, 30);
    const phase = range(0, 6.3);
    const points = Array.from({ length: 33 }, (_, i): Point => ({
      x: i * 10,
      y: y + Math.sin(i / 4 + phase) * bend + (i - 16) * lean,
    }));
    canvas.stroke(points, pen, ink, opacity);
  };
  noise(0.32, 7, range(-1.6, 1.6));
  noise(0.32, 5, range(-1.6, 1.6));

  const wave = { size: range(3, 6), length: range(26, 40), phase: range(0, 6.3) };
  letters.forEach((letter, index) => {
    const glyph = glyphStrokes(letter);
    if (glyph === null) return;
    const scale = range(5.2, 6.2);
    const stretch = range(0.86, 1.14);
    const turn = range(-0.36, 0.36);
    const shear = range(-0.18, 0.18);
    const cx = 46 + index * 76 + range(-7, 7);
    const cy = height / 2 + range(-8, 8);
    for (const run of flatten(glyph.d)) {
      const bent = densify(run).map((point): Point => {
        const gx = (point.x - glyph.width / 2) * scale * stretch + (5 - point.y) * shear * scale;
        const gy = (point.y - 5) * scale;
        const x = cx + gx * Math.cos(turn) - gy * Math.sin(turn);
        const y = cy + gx * Math.sin(turn) + gy * Math.cos(turn);
        return {
          x: x + Math.sin(y / wave.length + wave.phase) * wave.size,
          y: y + Math.sin(x / wave.length + wave.phase) * wave.size,
        };
      });
      canvas.stroke(bent, range(7, 11), ink);
    }
  });

  noise(0.85, range(2.4, 3.4), range(-2, 2));
  for (let i = 0; i < 26; i += 1) {
    const x = range(0, width);
    const y = range(0, height);
    canvas.stroke(
      [
        { x, y },
        { x: x + range(-9, 9), y: y + range(-9, 9) },
      ],
      range(2, 3.4),
      ink,
      0.5,
    );
  }
  return { answer: letters.join(''), png: canvas.toPng() };
}

/** Short pieces, so that a wave bends straight strokes too. */
function densify(run: readonly Point[]): Point[] {
  return run.flatMap((point, index) => {
    const next = run[index + 1];
    if (next === undefined) return [point];
    const pieces = Math.max(1, Math.ceil(Math.hypot(next.x - point.x, next.y - point.y)));
    return Array.from({ length: pieces }, (_, i) => ({
      x: point.x + ((next.x - point.x) * i) / pieces,
      y: point.y + ((next.y - point.y) * i) / pieces,
    }));
  });
}
