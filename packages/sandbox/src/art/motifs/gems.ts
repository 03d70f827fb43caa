import type { Motifs } from './motif.types.ts';
import { around, at, disc, line, oval, shape, star } from '../drawing/svg.ts';

const cut =
  shape('M-52-66H52L98-14L0 96L-98-14Z', 'url(#h)') +
  shape('M-52-66L-98-14H-40ZM0-66L-40-14H40Z', '#fff', 'opacity=".42"') +
  shape('M52-66L98-14H40Z', '#fff', 'opacity=".16"') +
  shape('M-40-14H40L0 96Z', '#fff', 'opacity=".2"') +
  shape('M40-14H98L0 96Z', '#000', 'opacity=".24"') +
  shape('M-98-14H-40L0 96Z', '#000', 'opacity=".08"') +
  line('M-52-66H52L98-14L0 96L-98-14Z', '#fff', 3, 'opacity=".7"');

const small = (tones: string, place: string): string =>
  at(
    place,
    shape('M-16-20H16L30-4L0 30L-30-4Z', tones),
    shape('M-16-20L-30-4H-10ZM0-20L-10-4H10Z', '#fff', 'opacity=".5"'),
    shape('M10-4H30L0 30Z', '#000', 'opacity=".25"'),
  );

/** Stones, pearls and ice. */
export const gems: Motifs = {
  diamond: {
    hero: ['#f4fdff', '#7fd9ff', '#1b6fe0'],
    alt: ['#ff9be6', '#e0369b', '#7a0f5a'],
    looks: [
      { hero: ['#fff0fb', '#ff8ad8', '#b01a9a'], alt: ['#d8fbff', '#4dc8ff', '#126fc0'] },
      { hero: ['#f6eaff', '#b07aff', '#4a1ac0'] },
    ],
    scenes: ['cave', 'rays', 'bokeh'],
    grounds: ['indigo', 'violet', 'azure', 'ink'],
    draw: () =>
      small('url(#a)', 'translate(-78 66) rotate(-18)') +
      cut +
      small('url(#y)', 'translate(76 70) rotate(16) scale(1.1)'),
  },
  emerald: {
    hero: ['#d6ffd9', '#2fd47a', '#04653f'],
    alt: ['#fff', '#9ff', '#39c'],
    scenes: ['cave', 'columns', 'rays'],
    grounds: ['forest', 'teal', 'ink', 'amber'],
    draw: () =>
      shape('M-44-96H44L84-54V54L44 96H-44L-84 54V-54Z', 'url(#y)') +
      shape('M-40-86H40L74-50V50L40 86H-40L-74 50V-50Z', 'url(#h)') +
      shape('M-40-86H40L28-58H-28ZM-40-86L-74-50L-50-38L-28-58Z', '#fff', 'opacity=".55"') +
      shape('M-74-50V50L-50 38V-38Z', '#fff', 'opacity=".25"') +
      shape('M40 86L74 50V-50L50-38V38L28 58H-28L-40 86Z', '#000', 'opacity=".28"') +
      shape('M-28-58H28L50-38V38L28 58H-28L-50 38V-38Z', 'url(#h)', 'opacity=".85"') +
      shape('M-50-20L-8-58H22L-50 14Z', '#fff', 'opacity=".45"'),
  },
  ruby: {
    hero: ['#ffb3c0', '#f0264f', '#7a0424'],
    alt: ['#ffe08a', '#f3a51f', '#8a4a06'],
    looks: [{ hero: ['#ffd0f4', '#e02ac0', '#5a0460'] }],
    scenes: ['rays', 'cave', 'bokeh'],
    grounds: ['wine', 'ink', 'violet', 'amber'],
    draw: () =>
      shape(star(8, 100, 100, -67.5), 'url(#y)') +
      shape(star(8, 90, 90, -67.5), 'url(#h)') +
      shape(star(8, 90, 60, -67.5), '#fff', 'opacity=".22"') +
      shape('M-34-83L34-83L20-48H-20ZM-83-34L-34-83L-20-48L-48-20Z', '#fff', 'opacity=".5"') +
      shape('M83 34L34 83L20 48L48 20ZM34 83H-34L-20 48H20Z', '#000', 'opacity=".3"') +
      shape(star(8, 52, 52, -67.5), 'url(#h)') +
      shape('M-48-20L-20-48H20L-48 20Z', '#fff', 'opacity=".5"'),
  },
  pearl: {
    hero: ['#fff4f8', '#ff9cc0', '#b03a78'],
    alt: ['#fff', '#f3e9ff', '#a58bd0'],
    looks: [{ hero: ['#e8fbff', '#7ac8f0', '#2a5ab0'] }, { hero: ['#f4ecff', '#b89af0', '#5a3ab0'] }],
    scenes: ['ocean', 'bokeh', 'rays'],
    grounds: ['teal', 'azure', 'rose', 'indigo'],
    draw: () => {
      const shell =
        'M0 60C-30 64-92 30-96-22C-78-34-70-40-64-60C-46-62-36-70-24-84C-10-78 10-78 24-84C36-70 46-62 64-60C70-40 78-34 96-22C92 30 30 64 0 60Z';
      return (
        shape(shell, 'url(#h)') +
        line(
          'M0 60V-80M0 60L-34-72M0 60L34-72M0 60L-68-50M0 60L68-50M0 60L-92-18M0 60L92-18',
          '#fff',
          4,
          'opacity=".45"',
        ) +
        line(shell, '#fff', 4, 'opacity=".8"') +
        shape('M-98 30C-70 92 70 92 98 30C60 58-60 58-98 30Z', 'url(#h)') +
        line('M-96 32C-60 58 60 58 96 32', '#fff', 5, 'opacity=".8"') +
        disc(0, 26, 40, 'url(#A)') +
        oval(-14, 10, 12, 8, '#fff', 'opacity=".95"')
      );
    },
  },
  ice: {
    hero: ['#ffffff', '#a8ecff', '#2a8fe0'],
    alt: ['#e8fbff', '#6fd0ff', '#1a5fb0'],
    scenes: ['cave', 'night', 'hills'],
    grounds: ['azure', 'indigo', 'teal', 'ink'],
    draw: () =>
      disc(0, 0, 92, '#fff', 'opacity=".14"') +
      around(
        6,
        shape('M-7 0L-9-60L-30-76L-24-86L-8-74L0-98L8-74L24-86L30-76L9-60L7 0Z', 'url(#h)') +
          shape('M0 0L-9-60L-30-76L-24-86L-8-74L0-98Z', '#fff', 'opacity=".5"'),
        'c',
      ) +
      shape(star(6, 30), 'url(#a)') +
      shape(star(6, 30, 12), '#fff', 'opacity=".6"'),
  },
};
