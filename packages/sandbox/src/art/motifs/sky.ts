import type { Motifs } from './motif.types.ts';
import { around, at, disc, line, oval, shape, star } from '../drawing/svg.ts';

/** Sun, moon, stars and rockets. */
export const sky: Motifs = {
  moon: {
    hero: ['#fffbe0', '#ffe08a', '#d09a2a'],
    alt: ['#e8d8ff', '#9a7ae0', '#3a1a8a'],
    looks: [{ hero: ['#ffffff', '#c8dcff', '#6a82c8'] }],
    scenes: ['night', 'clouds', 'bokeh'],
    grounds: ['indigo', 'violet', 'ink', 'teal'],
    draw: () =>
      disc(0, 0, 98, '#fff6c0', 'opacity=".16"') +
      shape('M30-88A90 90 0 1 0 88 44A74 74 0 0 1 30-88Z', 'url(#h)') +
      shape('M-4-84A90 90 0 0 0-60 66A110 110 0 0 1-4-84Z', '#fff', 'opacity=".55"') +
      disc(-40, 20, 12, '#c2902a', 'opacity=".3"') +
      disc(-14, 56, 8, '#c2902a', 'opacity=".3"') +
      disc(-46, -24, 7, '#c2902a', 'opacity=".3"') +
      at('translate(40-22)', shape(star(5, 34, 15), 'url(#y)')) +
      at('translate(74 12) scale(.5)', shape(star(5, 34, 15), '#fff')) +
      shape('M-96 84a22 22 0 0 1 26-30a34 34 0 0 1 62-6a28 28 0 0 1 46 10a20 20 0 0 1 28 26Z', '#fff', 'opacity=".9"') +
      shape('M-96 84a22 22 0 0 1 26-30q30 24 90 22t46 8Z', 'url(#a)', 'opacity=".4"'),
  },
  sun: {
    hero: ['#fff6b0', '#ffb42e', '#e0600a'],
    alt: ['#ffd08a', '#ff7a2e', '#c22a0a'],
    scenes: ['rays', 'columns', 'ocean'],
    grounds: ['azure', 'teal', 'crimson', 'violet'],
    draw: () =>
      around(12, shape('M-13-66C-8-82-4-92 0-104C4-92 8-82 13-66Z', 'url(#a)'), 'r') +
      at('rotate(15)', around(12, shape('M-9-64L0-86L9-64Z', 'url(#y)'), 'v')) +
      disc(0, 0, 66, 'url(#Y)') +
      disc(0, 0, 60, 'url(#H)') +
      line('M-34-10Q-22-22-10-10M34-10Q22-22 10-10M-26 22Q0 44 26 22M0-6V12H-6', '#a8480b', 6) +
      disc(-34, 12, 8, '#ff6a3a', 'opacity=".5"') +
      disc(34, 12, 8, '#ff6a3a', 'opacity=".5"') +
      oval(-18, -38, 26, 10, '#fff', 'opacity=".65" transform="rotate(-20 -18 -38)"'),
  },
  rocket: {
    hero: ['#ffffff', '#dfe6f5', '#8a98ba'],
    alt: ['#ff9a7a', '#f0303a', '#8a0a1e'],
    looks: [{ alt: ['#8ae0ff', '#1a7ae0', '#0a2a7a'] }, { alt: ['#ffe08a', '#ff9a1c', '#b84a04'] }],
    scenes: ['night', 'grid', 'bokeh'],
    grounds: ['indigo', 'violet', 'azure', 'neon'],
    draw: () =>
      at(
        'rotate(38)',
        shape('M-24 60C-34 84-20 104 0 130C20 104 34 84 24 60Z', 'url(#y)') +
          shape('M-14 60C-18 78-10 92 0 108C10 92 18 78 14 60Z', '#fff'),
        shape('M-34 10L-74 58L-66 74L-28 56ZM34 10L74 58L66 74L28 56Z', 'url(#a)'),
        shape('M0-108C34-80 46-30 34 62H-34C-46-30-34-80 0-108Z', 'url(#h)'),
        shape('M0-108C34-80 46-30 34 62H10C24-20 20-70 0-108Z', '#000', 'opacity=".18"'),
        shape('M0-108C18-94 30-72 36-48H-36C-30-72-18-94 0-108Z', 'url(#a)'),
        shape('M-14-84C-26-50-30 0-26 50H-18C-22 0-20-44-8-84Z', '#fff', 'opacity=".8"'),
        disc(0, -14, 21, 'url(#y)') + disc(0, -14, 15, '#1a6fc9') + oval(-5, -20, 6, 4, '#fff', 'opacity=".9"'),
        shape('M-34 40H34V62H-34Z', '#5a6886'),
      ) +
      [
        [-84, 34],
        [-60, 74],
        [-30, 96],
      ]
        .map(([x = 0, y = 0]) => disc(x, y, 17, '#fff', 'opacity=".5"'))
        .join(''),
  },
  planet: {
    hero: ['#ffd8f0', '#c24de0', '#3a0a8a'],
    alt: ['#fff3c0', '#ffb04d', '#c2500a'],
    looks: [
      { hero: ['#c8fff0', '#1fb8a8', '#04405a'] },
      { hero: ['#ffe0b0', '#f0702e', '#7a1a0a'], alt: ['#d8f4ff', '#6ab8ff', '#1a4ab0'] },
    ],
    scenes: ['night', 'bokeh', 'grid'],
    grounds: ['indigo', 'ink', 'violet', 'neon'],
    draw: () =>
      at(
        'rotate(-22)',
        shape('M-108 0A108 30 0 0 1 108 0L90 0A90 20 0 0 0-90 0Z', 'url(#a)', 'opacity=".7"'),
        disc(0, 0, 64, 'url(#H)'),
        shape('M-62-18Q0 0 62-18L58-30Q0-10-58-30ZM-60 24Q0 44 60 24L64 10Q0 26-64 10Z', '#fff', 'opacity=".22"'),
        shape('M-108 0A108 30 0 0 0 108 0L88 0A88 19 0 0 1-88 0Z', 'url(#a)'),
        line('M-100 2A100 25 0 0 0 100 2', '#fff', 3, 'opacity=".6"'),
      ) +
      oval(-22, -32, 20, 11, '#fff', 'opacity=".6" transform="rotate(-35 -22 -32)"') +
      at('translate(72-66)', disc(0, 0, 17, 'url(#A)')) +
      at('translate(-72 70)', disc(0, 0, 11, '#8af0ff')),
  },
};
