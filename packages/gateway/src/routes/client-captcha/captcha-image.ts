import { randomInt } from 'node:crypto';

// Strokes on a grid of 4 by 6, column and row. Without characters that look like others in some fonts.
const GLYPHS: Readonly<Record<string, string>> = {
  A: '06 20 46|14 34',
  C: '41 30 10 01 05 16 36 45',
  E: '40 00 06 46|03 33',
  F: '40 00 06|03 33',
  H: '00 06|40 46|03 43',
  J: '40 45 36 16 05',
  K: '00 06|40 03 46',
  L: '00 06 46',
  M: '06 00 23 40 46',
  N: '06 00 46 40',
  P: '06 00 30 41 42 33 03',
  R: '06 00 30 41 42 33 03|23 46',
  T: '00 40|20 26',
  U: '00 05 16 36 45 40',
  V: '00 26 40',
  W: '00 16 23 36 40',
  X: '00 46|40 06',
  Y: '00 23 40|23 26',
  3: '01 10 30 41 42 33 13|33 44 45 36 16 05',
  4: '36 30 04 44',
  7: '00 40 16',
  9: '42 33 13 02 01 10 30 41 45 36 16',
};

/** Characters of client captchas. */
export const CAPTCHA_CHARACTERS = Object.keys(GLYPHS);

const LENGTH = 4;
const WIDTH = 132;
const HEIGHT = 48;
const INKS = ['#1f3b73', '#5b2a6e', '#7a2e2e', '#1d5c4b'];

const between = (from: number, to: number) => randomInt(from * 10, to * 10 + 1) / 10;

/** A random text of four characters that cannot be mistaken for others. */
export function captchaText(): string {
  return Array.from({ length: LENGTH }, () => CAPTCHA_CHARACTERS[randomInt(CAPTCHA_CHARACTERS.length)]).join('');
}

/** A picture of a text as a data URL; each picture of a text is different (HELP-02x). */
export function captchaImage(text: string): string {
  const glyphs = text
    .split('')
    .map((char, index) => glyph(GLYPHS[char] ?? '', 14 + index * 29))
    .join('');
  const noise = Array.from({ length: 5 }, () => {
    const [x1, y1, x2, y2] = [between(0, 40), between(0, HEIGHT), between(90, WIDTH), between(0, HEIGHT)];
    return `<path d="M${x1} ${y1}Q${between(40, 90)} ${between(0, HEIGHT)} ${x2} ${y2}" stroke="#8a94a6" stroke-width="1.2"/>`;
  }).join('');
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">` +
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#f3f5fa"/>` +
    `<g fill="none" stroke-linecap="round" stroke-linejoin="round">${noise}${glyphs}</g></svg>`;
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
}

function glyph(strokes: string, left: number): string {
  const scale = between(4.6, 5.4);
  const path = strokes
    .split('|')
    .map(
      (stroke) =>
        `M${stroke
          .split(' ')
          .map((point) => place(point, scale))
          .join('L')}`,
    )
    .join('');
  const turn = `rotate(${between(-14, 14)} ${left + 10} ${HEIGHT / 2})`;
  const ink = INKS[randomInt(INKS.length)];
  return `<path transform="${turn} translate(${left} ${between(6, 11)})" d="${path}" stroke="${ink}" stroke-width="${between(2.4, 3.2)}"/>`;
}

function place(point: string, scale: number): string {
  const [column, row] = [Number(point[0]), Number(point[1])];
  return `${(column * scale + between(-0.7, 0.7)).toFixed(1)} ${(row * scale + between(-0.7, 0.7)).toFixed(1)}`;
}
