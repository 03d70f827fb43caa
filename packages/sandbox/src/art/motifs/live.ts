import type { Motifs } from './motif.types.ts';
import { around, at, disc, shape } from '../drawing/svg.ts';
import { beasts } from './beasts.ts';
import { stack } from './parts.ts';
import { card, chip, die } from './pieces.ts';

/** Chips in red and green. */
export const redGreen = { hero: ['#ff8a8a', '#d3142e', '#6a0416'], alt: ['#7af0b0', '#0f9a5a', '#04402a'] } as const;

/** Tables of the live hall. */
export const live: Motifs = {
  baccarat: {
    ...redGreen,
    scenes: ['curtain', 'rays', 'bokeh'],
    grounds: ['felt', 'wine', 'ink'],
    draw: () =>
      stack(-70, 86, 4) +
      stack(74, 88, 6) +
      card(-30, 0, -12, 'heart', 1.25, true) +
      card(34, -4, 10, 'spade', 1.25) +
      chip(4, 76, 26, 'url(#H)'),
  },
  roulette: {
    ...redGreen,
    scenes: ['curtain', 'bokeh', 'rays'],
    grounds: ['felt', 'ink', 'violet'],
    draw: () =>
      disc(4, 10, 100, '#000', 'opacity=".35"') +
      disc(0, 0, 100, '#5a2a10') +
      disc(0, 0, 100, 'url(#w)', 'opacity=".3"') +
      disc(0, 0, 88, 'url(#y)') +
      disc(0, 0, 83, '#14161f') +
      around(9, shape('M0 0L-14.4-81.7A83 83 0 0 1 14.4-81.7Z', '#d3142e'), 'w9') +
      shape('M0 0L-6-83A83 83 0 0 1 6-83Z', '#12a35a') +
      disc(0, 0, 58, 'none', 'stroke="#ffd95a" stroke-width="3"') +
      disc(0, 0, 46, 'url(#Y)') +
      disc(0, 0, 42, '#6a3414') +
      around(4, shape('M-5 0L-3-38H3L5 0Z', 'url(#y)') + disc(0, -40, 7, 'url(#y)'), 'u') +
      disc(0, 0, 15, 'url(#y)') +
      disc(-5, -5, 5, '#fff', 'opacity=".8"') +
      disc(44, -54, 8, '#fff') +
      shape('M-80-50A95 95 0 0 1 20-93L10-70A72 72 0 0 0-60-38Z', '#fff', 'opacity=".2"'),
  },
  dice: {
    ...redGreen,
    scenes: ['curtain', 'rays', 'lattice'],
    grounds: ['felt', 'crimson', 'ink'],
    draw: () =>
      chip(-74, 66, 27, 'url(#H)') +
      chip(80, 58, 24, 'url(#A)') +
      die(-38, 14, -10, 0.98, [5, 3, 6]) +
      die(46, 26, 12, 0.86, [1, 4, 2]) +
      die(10, -56, 4, 0.7, [6, 2, 3]),
  },
  blackjack: {
    ...redGreen,
    scenes: ['curtain', 'bokeh', 'rays'],
    grounds: ['ink', 'felt', 'wine'],
    draw: () =>
      card(-32, -8, -14, 'spade', 1.3, true) +
      card(36, 2, 9, 'heart', 1.3) +
      chip(-58, 70, 30, 'url(#A)') +
      chip(0, 84, 26, 'url(#H)'),
  },
  dragontiger: {
    hero: ['#ffd27a', '#ff9420', '#c2500a'],
    alt: ['#fff', '#ffe9cf', '#e0b088'],
    scenes: ['curtain', 'lattice', 'rays'],
    grounds: ['wine', 'indigo', 'ink'],
    draw: (random) =>
      card(-62, -6, -16, 'diamond', 0.98) +
      card(62, -6, 16, 'spade', 0.98) +
      at('translate(0 14) scale(.74)', beasts['tiger']?.draw(random) ?? ''),
  },
  chips: {
    ...redGreen,
    scenes: ['curtain', 'bokeh', 'rays'],
    grounds: ['felt', 'violet', 'ink'],
    draw: () =>
      stack(-62, 92, 8) +
      stack(64, 92, 5) +
      card(-8, -26, -8, 'diamond', 1.05, true) +
      card(38, -20, 12, 'club', 1.05) +
      chip(-20, 56, 42, 'url(#H)') +
      chip(50, 64, 32, 'url(#A)'),
  },
};
