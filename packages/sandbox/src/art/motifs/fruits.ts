import type { Motifs } from './motif.types.ts';
import { around, at, disc, line, n, oval, shape } from '../drawing/svg.ts';

const leaf = (place: string): string =>
  at(
    place,
    shape('M0 0C14-34 54-40 78-22C62 6 26 14 0 0Z', '#3fae3a'),
    shape('M0 0C24-20 50-24 78-22C62 6 26 14 0 0Z', '#1f7a2c'),
    line('M6-2C28-14 48-18 66-20', '#c9f59a', 3, 'opacity=".7"'),
  );

const shine = (x: number, y: number, s = 1): string =>
  oval(x, y, 13 * s, 8 * s, '#fff', `opacity=".8" transform="rotate(-35 ${n(x)} ${n(y)})"`);

/** Fruit and sweets. */
export const fruits: Motifs = {
  cherry: {
    hero: ['#ff9a8a', '#ea1536', '#7a0420'],
    alt: ['#d4ff8a', '#3ec24a', '#065a2a'],
    looks: [{ hero: ['#c85a6a', '#7a0a2a', '#2a0210'] }],
    scenes: ['bokeh', 'rays', 'confetti'],
    grounds: ['amber', 'azure', 'forest', 'rose'],
    draw: () =>
      line('M-44 22C-34-30-6-64 22-88C30-50 42-20 50 10', '#2f7a24', 9) +
      line('M-40 6C-30-34-8-60 20-82', '#a6e05a', 3) +
      leaf('translate(20-84) rotate(14)') +
      disc(-46, 46, 48, 'url(#H)') +
      disc(50, 38, 44, 'url(#H)') +
      shine(-64, 26, 1.2) +
      shine(34, 20, 1.1) +
      line('M-78 66A44 44 0 0 0-30 86M22 58A40 40 0 0 0 62 74', '#ff8a9a', 4, 'opacity=".6"'),
  },
  orange: {
    hero: ['#ffe08a', '#ff9a1c', '#c24a04'],
    alt: ['#fff6b8', '#ffe02e', '#d69a04'],
    scenes: ['bokeh', 'rays', 'hills'],
    grounds: ['forest', 'azure', 'crimson', 'teal'],
    draw: () =>
      at('translate(-34 18)', disc(0, 0, 66, 'url(#H)'), disc(4, -58, 6, '#6a3a05'), shine(-24, -28, 1.5)) +
      leaf('translate(-32-44) rotate(-12) scale(.9)') +
      at(
        'translate(44 30) rotate(12)',
        disc(3, 6, 54, '#000', 'opacity=".25"'),
        disc(0, 0, 54, '#f58a12'),
        disc(0, 0, 47, '#fff1c9'),
        around(8, shape('M0-6L-14-40Q0-48 14-40Z', 'url(#a)'), 'o'),
      ) +
      at('translate(56-52)', disc(0, 0, 30, 'url(#A)'), shine(-10, -12, 0.7)),
  },
  grape: {
    hero: ['#e3a8ff', '#8a2be0', '#3a0678'],
    alt: ['#d4ff8a', '#3ec24a', '#065a2a'],
    looks: [{ hero: ['#f4ffb0', '#a8d83a', '#3a7a14'] }],
    scenes: ['hills', 'bokeh', 'rays'],
    grounds: ['forest', 'amber', 'rose', 'teal'],
    draw: () => {
      const rows: [number, number][] = [
        [-54, -20],
        [-18, -26],
        [18, -26],
        [54, -20],
        [-36, 10],
        [0, 6],
        [36, 10],
        [-18, 40],
        [18, 40],
        [0, 70],
      ];
      return (
        line('M0-30V-88Q10-98 26-94', '#6a4a1c', 10) +
        leaf('translate(2-50) rotate(-8) scale(1.1)') +
        leaf('translate(-2-46) rotate(190) scale(.9 -.9)') +
        rows.map(([x, y]) => disc(x, y, 24, 'url(#H)') + oval(x - 8, y - 9, 6, 4, '#fff', 'opacity=".8"')).join('')
      );
    },
  },
  melon: {
    hero: ['#ff9a9a', '#f0364a', '#b3122e'],
    alt: ['#8be35a', '#2f9a3a', '#0a5a2a'],
    scenes: ['bokeh', 'ocean', 'rays'],
    grounds: ['azure', 'amber', 'teal', 'rose'],
    draw: () =>
      at(
        'rotate(-14)',
        shape('M-98-26A98 98 0 0 0 98-26Z', 'url(#a)'),
        shape('M-86-26A86 86 0 0 0 86-26Z', '#e9ffd0'),
        shape('M-78-26A78 78 0 0 0 78-26Z', 'url(#h)'),
        shape('M-78-26A78 78 0 0 0-40 40L-20-26Z', '#fff', 'opacity=".18"'),
        [-46, -16, 16, 46].map((x, i) => oval(x, i % 2 ? 4 : -6, 5, 9, '#3a0a10')).join(''),
        oval(-20, 32, 5, 9, '#3a0a10') + oval(20, 32, 5, 9, '#3a0a10'),
      ) +
      at(
        'translate(42-52) rotate(20)',
        shape('M0-40L38 30Q0 44-38 30Z', 'url(#a)'),
        shape('M0-40L32 20Q0 32-32 20Z', 'url(#h)'),
        oval(-6, 6, 4, 7, '#3a0a10') + oval(10, 10, 4, 7, '#3a0a10'),
      ),
  },
  candy: {
    hero: ['#ffd0ea', '#ff5cae', '#b01070'],
    alt: ['#d8fbff', '#4dd6ff', '#126fc0'],
    looks: [
      { hero: ['#d4ffe0', '#3ed88a', '#047a5a'], alt: ['#ffe0b0', '#ff9a2e', '#c24a04'] },
      { hero: ['#fff0b0', '#ffb82e', '#d06a04'], alt: ['#ffc2e8', '#f03aa0', '#8a0a5a'] },
    ],
    scenes: ['confetti', 'bokeh', 'clouds'],
    grounds: ['rose', 'azure', 'violet', 'sunset'],
    draw: () =>
      line('M22-4L72 96', '#fff', 12) +
      line('M24 0L72 96', '#f7a8d0', 4) +
      disc(-2, -34, 62, 'url(#H)') +
      at(
        'translate(-2-34)',
        around(6, shape('M0 0C10-20 40-30 30-52A60 60 0 0 0 0-61C14-40-10-20 0 0Z', '#fff', 'opacity=".85"'), 'p'),
        disc(0, 0, 62, 'none', 'stroke="#fff" stroke-width="5" opacity=".5"'),
      ) +
      oval(-24, -66, 20, 10, '#fff', 'opacity=".75" transform="rotate(-30 -24 -66)"') +
      at(
        'translate(-46 58) rotate(-18)',
        shape('M-30 0L-64-22V22ZM30 0L64-22V22Z', 'url(#a)'),
        oval(0, 0, 36, 27, 'url(#A)'),
        shape('M-14-25Q0 0-14 25H0Q14 0 0-25Z', '#fff', 'opacity=".7"'),
        oval(-12, -12, 10, 5, '#fff', 'opacity=".8"'),
      ),
  },
};
