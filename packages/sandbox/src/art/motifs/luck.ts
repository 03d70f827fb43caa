import type { Motifs } from './motif.types.ts';
import { part, stack } from './parts.ts';
import { around, at, disc, line, mirrored, oval, shape, star } from '../drawing/svg.ts';

const coin = (x: number, y: number, r: number, mark: 'hole' | 'star' = 'star'): string =>
  part(`coin-${mark}`, x, y, r / 100);

const gold = ['#fff3b8', '#ffc83d', '#b86a08'] as const;

/** Signs of luck and wealth. */
export const luck: Motifs = {
  coin: {
    hero: gold,
    alt: ['#ff8a7a', '#e0203a', '#6a0416'],
    scenes: ['rays', 'bokeh', 'clouds'],
    grounds: ['crimson', 'violet', 'forest', 'indigo'],
    draw: (random) =>
      stack(-62, 84, 5) + stack(64, 84, 3) + coin(0, -14, 84, random() < 0.5 ? 'hole' : 'star') + coin(64, 62, 34),
  },
  ingot: {
    hero: gold,
    alt: ['#ff8a7a', '#e0203a', '#6a0416'],
    scenes: ['clouds', 'rays', 'lattice'],
    grounds: ['crimson', 'wine', 'forest'],
    draw: () => {
      const boat =
        'M-98-30C-84-50-64-34-54-14C-34 10 34 10 54-14C64-34 84-50 98-30C100 26 62 66 0 66C-62 66-100 26-98-30Z';
      return (
        coin(-64, 64, 30, 'hole') +
        coin(66, 66, 28, 'hole') +
        oval(0, -14, 54, 40, 'url(#y)') +
        oval(-14, -32, 22, 12, '#fff', 'opacity=".6"') +
        shape(boat, 'url(#y)') +
        shape(
          'M-98-30C-100 26-62 66 0 66C62 66 100 26 98-30C92 20 50 42 0 42C-50 42-92 20-98-30Z',
          'url(#Y)',
          'opacity=".7"',
        ) +
        line('M-90-34C-78-40-66-26-58-12C-36 14 36 14 58-12', '#fffbe0', 5, 'opacity=".85"')
      );
    },
  },
  chest: {
    hero: ['#c98046', '#8a4a1c', '#3f1c06'],
    alt: ['#ff9bb0', '#f0264f', '#7a0424'],
    scenes: ['cave', 'rays', 'ocean'],
    grounds: ['teal', 'indigo', 'forest', 'violet'],
    draw: () =>
      shape('M-84-16C-92-76-60-92 0-92C60-92 92-76 84-16Z', 'url(#h)') +
      shape('M-70-20C-74-62-50-74 0-74C50-74 74-62 70-20Z', '#2a1005') +
      line('M-84-16C-92-76-60-92 0-92C60-92 92-76 84-16', 'url(#Y)', 10) +
      oval(0, -18, 74, 40, '#ffe27a', 'opacity=".35"') +
      [-52, -22, 12, 44].map((x, i) => coin(x, -18 - (i % 2) * 18, 26)).join('') +
      shape('M0-50L18-34L0-8L-18-34Z', 'url(#a)') +
      shape('M-90-6H90L80 84H-80Z', 'url(#h)') +
      line('M-84 24H84M-82 54H82', '#2a1005', 4, 'opacity=".5"') +
      shape('M-94-12H94V12H-94ZM-62-12H-40L-38 84H-58ZM62-12H40L38 84H58Z', 'url(#y)') +
      shape('M-20-4H20V34Q0 50-20 34Z', 'url(#y)') +
      disc(0, 14, 7, '#4a2406') +
      shape('M-4 16H4L6 32H-6Z', '#4a2406'),
  },
  crown: {
    hero: gold,
    alt: ['#ff8fa8', '#e0204f', '#6a0424'],
    scenes: ['rays', 'curtain', 'columns'],
    grounds: ['violet', 'wine', 'indigo', 'crimson'],
    draw: () =>
      shape('M-78 30L-60-30Q0 6 60-30L78 30Z', 'url(#a)') +
      mirrored(
        shape('M0 58V-78L40 0L92-48L80 58Z', 'url(#y)') +
          shape('M0 58V-78L40 0L22 58Z', '#fff', 'opacity=".25"') +
          disc(92, -54, 13, 'url(#y)') +
          disc(60, 44, 8, 'url(#A)'),
      ) +
      disc(0, -84, 16, 'url(#A)') +
      shape('M-84 34Q0 54 84 34L80 74Q0 92-80 74Z', 'url(#Y)') +
      line('M-83 38Q0 58 83 38M-80 72Q0 90 80 72', '#fff3b8', 5) +
      shape('M0 44L16 62L0 82L-16 62Z', 'url(#a)') +
      disc(-46, 61, 9, '#4de1ff') +
      disc(46, 61, 9, '#4de1ff') +
      shape('M-70-20L-52 30L-60 34Z', '#fff', 'opacity=".7"'),
  },
  star: {
    hero: ['#fffbd0', '#ffcf33', '#e0780a'],
    alt: ['#ff9be6', '#e0369b', '#7a0f5a'],
    scenes: ['night', 'rays', 'confetti'],
    grounds: ['indigo', 'violet', 'azure', 'rose'],
    draw: () =>
      shape(star(5, 104, 48), '#fff', 'opacity=".25" stroke="#fff" stroke-width="14" stroke-linejoin="round"') +
      shape(star(5, 96, 44), 'url(#h)', 'stroke="url(#h)" stroke-width="12" stroke-linejoin="round"') +
      around(5, shape('M0 0L0-100L26-36Z', '#a8480b', 'opacity=".28"'), 's') +
      shape('M-6-84L-24-34L-70-28Q-30-40-6-84Z', '#fff', 'opacity=".8"'),
  },
  seven: {
    hero: ['#ff8a6a', '#e8102a', '#7a0414'],
    alt: gold,
    scenes: ['rays', 'bokeh', 'confetti'],
    grounds: ['indigo', 'violet', 'ink', 'forest'],
    draw: () => {
      const d = 'M-66-84H70V-50C32-10 12 34 8 90H-44C-38 34-16-8 16-40H-34L-42-20H-66Z';
      return (
        shape(
          'M-84 60C-96 10-60 0-66-50C-20-20-40 10-20 30C0 0 20-10 40-60C80-10 96 40 70 84Z',
          'url(#y)',
          'opacity=".55"',
        ) +
        shape(
          d,
          '#2a0308',
          'stroke="#2a0308" stroke-width="26" stroke-linejoin="round" transform="translate(3 7)" opacity=".5"',
        ) +
        shape(d, 'url(#y)', 'stroke="url(#y)" stroke-width="20" stroke-linejoin="round"') +
        shape(d, 'url(#h)') +
        shape('M-58-76H62V-68H-58Z', '#fff', 'opacity=".75"') +
        shape('M26-44C-2-16-18 24-24 82H-36C-30 34-8-10 16-38Z', '#fff', 'opacity=".3"')
      );
    },
  },
  bell: {
    hero: gold,
    alt: ['#ff8a7a', '#e0203a', '#6a0416'],
    scenes: ['rays', 'bokeh', 'clouds'],
    grounds: ['crimson', 'forest', 'violet', 'azure'],
    draw: () =>
      disc(0, 80, 18, 'url(#Y)') +
      shape('M-86 66C-56 46-62-4-54-36C-46-68-22-80 0-80C22-80 46-68 54-36C62-4 56 46 86 66Z', 'url(#y)') +
      shape('M24-74C50-60 50-20 54 10C58 40 66 56 86 66H30C44 20 42-40 24-74Z', 'url(#Y)', 'opacity=".55"') +
      shape('M-30-58C-46-30-40 16-56 48C-40 40-22-20-12-66Z', '#fff', 'opacity=".65"') +
      oval(0, 66, 88, 15, 'url(#y)') +
      oval(0, 64, 66, 8, 'url(#Y)') +
      shape('M0-70C-30-110-80-86-70-62C-50-70-20-70 0-70C20-70 50-70 70-62C80-86 30-110 0-70Z', 'url(#a)') +
      disc(0, -76, 13, 'url(#A)'),
  },
  clover: {
    hero: ['#d4ff8a', '#3ec24a', '#065a2a'],
    alt: gold,
    scenes: ['rays', 'hills', 'bokeh'],
    grounds: ['amber', 'forest', 'teal', 'azure'],
    draw: () =>
      line('M4 10C10 50 20 70 44 94', '#0a6a34', 13) +
      at(
        'translate(0-10)',
        around(
          4,
          shape('M0 0C-14-26-62-36-56-68C-50-92-14-92 0-70C14-92 50-92 56-68C62-36 14-26 0 0Z', 'url(#h)') +
            shape('M0-6C-10-30-50-40-46-66C-42-82-16-80-6-60Z', '#fff', 'opacity=".32"') +
            line('M0-8V-56', '#065a2a', 4, 'opacity=".5"'),
          'f',
        ),
      ) +
      coin(-62, 72, 26),
  },
  horseshoe: {
    hero: gold,
    alt: ['#d4ff8a', '#3ec24a', '#065a2a'],
    scenes: ['hills', 'rays', 'arena'],
    grounds: ['forest', 'sunset', 'azure', 'wine'],
    draw: () => {
      const d = 'M-54 78C-104 0-82-70 0-70C82-70 104 0 54 78';
      return (
        line(d, '#000', 44, 'opacity=".3" transform="translate(4 9)"') +
        line(d, 'url(#Y)', 44) +
        line(d, '#ffc83d', 34) +
        line('M-66 56C-100-10-70-72 0-72C40-72 64-56 74-30', '#fff3b8', 7, 'opacity=".9" transform="translate(0-9)"') +
        [-58, -30, 10, 46]
          .map(
            (y, i) =>
              disc([-38, -68, -73, -60][i] ?? 0, y, 6, '#6a3a05') + disc([38, 68, 73, 60][i] ?? 0, y, 6, '#6a3a05'),
          )
          .join('') +
        at(
          'translate(0 4) scale(.36)',
          around(
            4,
            shape('M0 0C-14-26-62-36-56-68C-50-92-14-92 0-70C14-92 50-92 56-68C62-36 14-26 0 0Z', 'url(#a)'),
            'f',
          ),
        )
      );
    },
  },
};
