import { diagonal, disc, line, picture, shape, star, around } from './drawing/svg.ts';

/** A hall's sign in a box of 96 by 96: `back` is the soft second tone, `ink` the strokes. */
type Sign = (ink: string, back: string) => string;

const signs: Readonly<
  Record<string, { readonly name: string; readonly tones: readonly [string, string]; readonly sign: Sign }>
> = {
  '2': {
    name: 'slots',
    tones: ['#ffd24d', '#f0503a'],
    sign: (ink, back) =>
      shape('M14 22A8 8 0 0 1 22 14H66A8 8 0 0 1 74 22V82H14Z', back) +
      line(
        'M22 14H66A8 8 0 0 1 74 22V74A8 8 0 0 1 66 82H22A8 8 0 0 1 14 74V22A8 8 0 0 1 22 14ZM82 54V34M24 28H64V56H24Z',
        ink,
        5,
      ) +
      disc(82, 28, 6, ink) +
      line('M34 36H44L38 48M50 36H58L53 48', ink, 4.5) +
      line('M34 69H54', ink, 5),
  },
  '3': {
    name: 'live casino',
    tones: ['#5ae0a0', '#0a8a8a'],
    sign: (ink, back) =>
      disc(48, 48, 36, back) +
      disc(48, 48, 36, 'none', `stroke="${ink}" stroke-width="5"`) +
      disc(48, 48, 20, 'none', `stroke="${ink}" stroke-width="4"`) +
      `<g transform="translate(48 48)">${around(8, line('M0-24V-32', ink, 5), 'h')}</g>` +
      shape('M48 36L58 48L48 60L38 48Z', ink),
  },
  '4': {
    name: 'sports',
    tones: ['#7ad8ff', '#1a5fe0'],
    sign: (ink, back) =>
      disc(48, 48, 36, back) +
      disc(48, 48, 36, 'none', `stroke="${ink}" stroke-width="5"`) +
      `<g transform="translate(48 48)">${shape(star(5, 14), ink)}${around(5, line('M0-14V-25M0-25L14-32', ink, 4.5) + line('M0-25L-14-32', ink, 4.5), 'h')}</g>`,
  },
  '5': {
    name: 'lottery',
    tones: ['#ffb04d', '#e82a7a'],
    sign: (ink, back) =>
      disc(38, 40, 26, back) +
      disc(38, 40, 26, 'none', `stroke="${ink}" stroke-width="5"`) +
      disc(66, 66, 18, back) +
      disc(66, 66, 18, 'none', `stroke="${ink}" stroke-width="5"`) +
      line('M30 31H46L37 50M62 62H66V73', ink, 5) +
      disc(76, 24, 6, ink) +
      disc(20, 78, 5, ink),
  },
  '6': {
    name: 'card games',
    tones: ['#ff8a8a', '#c81a5a'],
    sign: (ink, back) =>
      line('M30 22L52 14A7 7 0 0 1 61 18L66 32', ink, 5) +
      shape('M22 30H60A7 7 0 0 1 67 37V79A7 7 0 0 1 60 86H22A7 7 0 0 1 15 79V37A7 7 0 0 1 22 30Z', back) +
      line(
        'M22 30H60A7 7 0 0 1 67 37V79A7 7 0 0 1 60 86H22A7 7 0 0 1 15 79V37A7 7 0 0 1 22 30ZM67 44L78 48A7 7 0 0 1 82 57L72 82',
        ink,
        5,
      ) +
      shape('M41 42C52 54 58 58 56 66C54 72 46 72 43 68L46 76H36L39 68C36 72 28 72 26 66C24 58 30 54 41 42Z', ink),
  },
  '7': {
    name: 'virtual sports',
    tones: ['#c08aff', '#5a2ae8'],
    sign: (ink, back) =>
      shape(
        'M12 38A10 10 0 0 1 22 28H74A10 10 0 0 1 84 38V62A10 10 0 0 1 74 72H62L54 62H42L34 72H22A10 10 0 0 1 12 62Z',
        back,
      ) +
      line(
        'M22 28H74A10 10 0 0 1 84 38V62A10 10 0 0 1 74 72H62L54 62H42L34 72H22A10 10 0 0 1 12 62V38A10 10 0 0 1 22 28ZM26 18H70M24 46L34 40V54M72 46L62 40V54',
        ink,
        5,
      ) +
      disc(48, 46, 5, ink),
  },
  '8': {
    name: 'cockfight',
    tones: ['#ffc04d', '#e0401c'],
    sign: (ink, back) =>
      shape('M20 84C16 58 30 46 40 38C42 22 68 22 68 42C66 52 62 56 62 62C64 70 64 78 66 84Z', back) +
      line(
        'M20 84C16 58 30 46 40 38C42 22 68 22 68 42C66 52 62 56 62 62C64 70 64 78 66 84ZM68 38L84 44L67 50M42 32C32 30 36 18 44 22C44 10 56 10 56 20C64 14 70 22 64 28',
        ink,
        5,
      ) +
      disc(57, 38, 4, ink) +
      line('M34 60Q38 68 36 74M48 58Q52 66 50 72', ink, 4),
  },
  '9': {
    name: 'esports',
    tones: ['#4df0ff', '#2a5af0'],
    sign: (ink, back) =>
      shape('M28 30H68C84 30 88 50 90 66C92 82 76 80 66 64H30C20 80 4 82 6 66C8 50 12 30 28 30Z', back) +
      line(
        'M28 30H68C84 30 88 50 90 66C92 82 76 80 66 64H30C20 80 4 82 6 66C8 50 12 30 28 30ZM48 30V20M24 48H38M31 41V55',
        ink,
        5,
      ) +
      disc(62, 42, 4.5, ink) +
      disc(72, 52, 4.5, ink),
  },
};

/** A hall's icon, 96 by 96: one quiet ink at rest, its colours when active. Null for an unknown hall (CAT-07). */
export function renderHallIcon(hallId: string, active: boolean): string | null {
  const hall = Object.hasOwn(signs, hallId) ? signs[hallId] : undefined;
  if (hall === undefined) return null;
  const [from, to] = hall.tones;
  // The bounding box of a straight line is empty, so the paint covers the whole icon.
  const inks = diagonal('i', from, to).replace('x2="1" y2="1"', 'gradientUnits="userSpaceOnUse" x2="96" y2="96"');
  return active
    ? picture(96, 96, hall.name, inks + diagonal('f', `${from}/.5`, `${to}/.35`), hall.sign('url(#i)', 'url(#f)'))
    : picture(96, 96, hall.name, '', hall.sign('#8d97b0', 'rgb(141 151 176 / .22)'));
}
