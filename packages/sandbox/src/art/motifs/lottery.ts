import type { Motifs } from './motif.types.ts';
import { at, disc, line, oval, shape, star } from '../drawing/svg.ts';
import { part } from './parts.ts';
import { ball, die } from './pieces.ts';

/** Balls, tickets and draws of the lottery hall. */
export const lottery: Motifs = {
  balls: {
    hero: ['#ff9a9a', '#f0263f', '#8a0416'],
    alt: ['#9ad8ff', '#1f7af0', '#0a2a8a'],
    scenes: ['confetti', 'bokeh', 'rays'],
    grounds: ['azure', 'violet', 'amber', 'rose'],
    draw: () =>
      ball(-58, 40, 42, 'url(#A)') +
      ball(58, 44, 40, 'url(#y)') +
      ball(46, -48, 34, 'url(#A)') +
      ball(-46, -50, 36, 'url(#y)') +
      ball(0, 4, 56, 'url(#H)') +
      ball(2, 80, 26, 'url(#H)'),
  },
  keno: {
    hero: ['#9af0ff', '#1fa8d8', '#0a4a7a'],
    alt: ['#ffe08a', '#ff9a1c', '#b84a04'],
    scenes: ['confetti', 'bokeh', 'rays'],
    grounds: ['violet', 'rose', 'teal', 'indigo'],
    draw: (random) =>
      at(
        'rotate(-8)',
        '<rect x="-76" y="-84" width="160" height="172" rx="16" opacity=".3"/><rect x="-82" y="-90" width="160" height="172" rx="16" fill="#fffdf6"/><path d="M-82-74a16 16 0 0 1 16-16h128a16 16 0 0 1 16 16v18H-82z" fill="url(#h)"/>',
        line('M-58-72h.1M-30-72h.1M-2-72h.1M26-72h.1M54-72h.1', '#fff', 11),
        Array.from({ length: 16 }, (_, i) => {
          const x = -59 + (i % 4) * 38;
          const y = -34 + Math.floor(i / 4) * 32;
          return random() < 0.38
            ? disc(x, y, 14, 'url(#A)') + line(`M${x - 6} ${y}l5 5l8-10`, '#fff', 4)
            : disc(x, y, 13, '#e3e8f2');
        }).join(''),
      ) + ball(66, 62, 36, 'url(#H)'),
  },
  ticket: {
    hero: ['#ffb08a', '#f0402e', '#a8101c'],
    alt: ['#fff3b8', '#ffc83d', '#b86a08'],
    scenes: ['confetti', 'rays', 'bokeh'],
    grounds: ['azure', 'teal', 'violet', 'forest'],
    draw: () =>
      at(
        'rotate(14)',
        shape(
          'M-96-46H96V-16A16 16 0 0 0 96 16V46H-96V16A16 16 0 0 0-96-16Z',
          'url(#a)',
          'transform="translate(0 22)"',
        ),
      ) +
      at(
        'rotate(-10)',
        shape('M-98-52H98V-16A16 16 0 0 0 98 16V52H-98V16A16 16 0 0 0-98-16Z', 'url(#h)') +
          line('M48-46V46', '#fff', 4, 'stroke-dasharray="2 10"') +
          line('M-86-42H36V42H-86Z', '#fff', 2, 'opacity=".6"') +
          shape(star(5, 26, 11), 'url(#y)', 'transform="translate(-58 0)"') +
          line('M-18-18H28M-18 0H28M-18 18H12', '#fff', 8) +
          line('M64-26V26M74-26V26M82-26V26', '#fff', 4),
      ) +
      part('coin-star', 64, 66, 0.28) +
      part('coin-star', -70, -66, 0.22),
  },
  fastthree: {
    hero: ['#ff9a9a', '#f0263f', '#8a0416'],
    alt: ['#fff3b8', '#ffc83d', '#b86a08'],
    scenes: ['confetti', 'rays', 'grid'],
    grounds: ['violet', 'azure', 'teal', 'rose'],
    draw: () =>
      line('M-104 30H-60M-104 52H-70M-98 8H-74M60-60H100M70-40H104', '#fff', 7, 'opacity=".5"') +
      die(-48, 34, -14, 0.86, [3, 1, 5]) +
      die(50, 36, 10, 0.86, [6, 4, 2]) +
      die(0, -40, -4, 0.92, [5, 6, 4]),
  },
  bingo: {
    hero: ['#ffb8e0', '#f03aa0', '#8a0a5a'],
    alt: ['#9ad8ff', '#1f7af0', '#0a2a8a'],
    scenes: ['confetti', 'bokeh', 'rays'],
    grounds: ['indigo', 'teal', 'azure', 'sunset'],
    draw: () =>
      shape('M-54 96L-30 50H30L54 96Z', 'url(#Y)') +
      shape('M-64 86H64V100H-64Z', 'url(#y)') +
      disc(0, -12, 84, '#fff', 'opacity=".2"') +
      ball(-30, 16, 27, 'url(#H)') +
      ball(26, 24, 26, 'url(#A)') +
      ball(36, -28, 24, 'url(#y)') +
      ball(-34, -38, 24, 'url(#A)') +
      ball(0, -10, 28, 'url(#y)') +
      [30, 62].map((rx) => oval(0, -12, rx, 84, 'none', 'stroke="#ffd95a" stroke-width="4" opacity=".8"')).join('') +
      oval(0, -12, 84, 26, 'none', 'stroke="#ffd95a" stroke-width="4" opacity=".8"') +
      disc(0, -12, 84, 'none', 'stroke="url(#y)" stroke-width="7"') +
      shape('M-62-52A74 74 0 0 1 0-86C-26-74-46-64-62-52Z', '#fff', 'opacity=".8"'),
  },
};
