import type { Motifs } from './motif.types.ts';
import { around, at, disc, line, mirrored, oval, shape } from '../drawing/svg.ts';
import { beasts } from './beasts.ts';
import { redGreen } from './live.ts';
import { stack } from './parts.ts';
import { card, chip, die, fan } from './pieces.ts';

const tile = (x: number, y: number, turn: number, face: string): string =>
  at(
    `translate(${x} ${y}) rotate(${turn})`,
    '<rect x="-33" y="-42" width="72" height="98" rx="12" fill="#0a5a3a"/><rect x="-36" y="-46" width="72" height="94" rx="12" fill="#e8dcc0"/><rect x="-36" y="-50" width="72" height="92" rx="12" fill="#fffdf4"/>',
    face,
  );

const domino = (x: number, y: number, turn: number, top: string, bottom: string): string =>
  at(
    `translate(${x} ${y}) rotate(${turn})`,
    '<rect x="-31" y="-58" width="66" height="126" rx="12" opacity=".35"/><rect x="-34" y="-64" width="68" height="128" rx="12" fill="url(#a)"/><rect x="-30" y="-60" width="60" height="120" rx="9" fill="none" stroke="#ffd95a" stroke-width="2" opacity=".6"/>',
    line('M-22 0H22', '#ffd95a', 3) + top + bottom,
  );

const dots = (y: number, list: readonly [number, number][], fill: string): string =>
  list.map(([x, dy]) => disc(x, y + dy, 7, fill)).join('');

/** Games of the card hall. */
export const cards: Motifs = {
  mahjong: {
    ...redGreen,
    scenes: ['lattice', 'clouds', 'bokeh'],
    grounds: ['felt', 'ink', 'wine', 'teal'],
    draw: () =>
      tile(
        -60,
        6,
        -12,
        line('M-14-26V18M0-26V18M14-26V18', '#0f9a5a', 7) + line('M-14-4h.1M0-4h.1M14-4h.1', '#d3142e', 9),
      ) +
      tile(
        62,
        8,
        12,
        [-18, 6]
          .map(
            (y) =>
              disc(-13, y, 11, '#1c5fc0') +
              disc(13, y, 11, '#1c5fc0') +
              disc(-13, y, 5, '#fff') +
              disc(13, y, 5, '#fff'),
          )
          .join('') + disc(0, 27, 9, '#d3142e'),
      ) +
      at('translate(0-6) scale(1.2)', tile(0, 0, 0, line('M-20-18H20V6H-20ZM0-34V32', '#d3142e', 8))) +
      die(0, 82, 6, 0.4, [1, 4, 5]),
  },
  holdem: {
    ...redGreen,
    scenes: ['lattice', 'bokeh', 'rays'],
    grounds: ['felt', 'indigo', 'wine'],
    draw: () =>
      at('scale(.86)', fan(['spade', 'spade', 'spade', 'spade', 'spade'], 18, -8)) + chip(-6, 74, 28, 'url(#H)'),
  },
  bullbull: {
    hero: ['#ff9a7a', '#d8241c', '#6a0410'],
    alt: ['#fff6e0', '#ffd95a', '#b8741c'],
    scenes: ['lattice', 'rays', 'clouds'],
    grounds: ['felt', 'crimson', 'teal', 'indigo'],
    draw: (random) =>
      at('translate(0-16)', fan(['heart', 'club', 'diamond', 'spade'], 26)) +
      at('translate(0 30) scale(.72)', beasts['bull']?.draw(random) ?? ''),
  },
  joker: {
    hero: ['#ff8ad0', '#d01a8a', '#5a0a4a'],
    alt: ['#8af0ff', '#1a7ae0', '#0a2a7a'],
    scenes: ['lattice', 'confetti', 'rays'],
    grounds: ['violet', 'indigo', 'teal', 'crimson'],
    draw: () =>
      card(-58, 20, -18, 'heart', 0.92) +
      card(58, 20, 18, 'club', 0.92) +
      shape('M-46-10C-60-60-90-64-94-34C-84-84-30-96 0-40C30-96 84-84 94-34C90-64 60-60 46-10Z', 'url(#h)') +
      shape('M0-40C30-96 84-84 94-34C90-64 60-60 46-10H0Z', 'url(#a)') +
      shape('M-26-14C-30-60-14-94 0-104C14-94 30-60 26-14Z', 'url(#y)') +
      disc(-94, -28, 11, 'url(#y)') +
      disc(94, -28, 11, 'url(#y)') +
      disc(0, -102, 11, 'url(#H)') +
      shape('M-46-14Q0-26 46-14L42 26Q30 74 0 80Q-30 74-42 26Z', '#ffe6cf') +
      shape('M-50-16Q0-30 50-16L48 4Q0-8-48 4Z', 'url(#Y)') +
      mirrored(line('M12 18Q22 8 32 18', '#2a0f1a', 5) + disc(30, 38, 8, '#ff6a8a', 'opacity=".6"')) +
      shape('M-28 44Q0 54 28 44Q22 70 0 70Q-22 70-28 44Z', '#d3142e') +
      shape('M-22 47Q0 55 22 47Q18 56 0 57Q-18 56-22 47Z', '#fff') +
      disc(0, 32, 9, '#f0304a'),
  },
  goldflower: {
    ...redGreen,
    scenes: ['lattice', 'clouds', 'rays'],
    grounds: ['crimson', 'violet', 'felt'],
    draw: () =>
      fan(['heart', 'spade', 'diamond'], 26, -16) +
      at(
        'translate(0 58)',
        around(8, shape('M0 0C-20-14-18-38 0-46C18-38 20-14 0 0Z', 'url(#y)'), 'b'),
        disc(0, 0, 16, 'url(#Y)'),
        disc(0, 0, 11, '#fff3b8'),
      ),
  },
  rummy: {
    ...redGreen,
    scenes: ['lattice', 'bokeh', 'rays'],
    grounds: ['teal', 'wine', 'indigo'],
    draw: () => fan(['heart', 'heart', 'heart', 'heart'], 22, -4) + stack(-76, 90, 3) + stack(78, 90, 4),
  },
  thirteen: {
    ...redGreen,
    scenes: ['lattice', 'rays', 'clouds'],
    grounds: ['ink', 'forest', 'crimson'],
    draw: () =>
      at('translate(0-40) scale(.8)', fan(['heart', 'club', 'diamond', 'club'], 20)) +
      at('translate(0 24) scale(.92)', fan(['diamond', 'heart', 'heart'], 22)),
  },
  domino: {
    hero: ['#ff8a8a', '#d3142e', '#6a0416'],
    alt: ['#5a6278', '#232838', '#0a0c16'],
    scenes: ['lattice', 'clouds', 'bokeh'],
    grounds: ['crimson', 'amber', 'teal', 'felt'],
    draw: () =>
      domino(
        -58,
        10,
        -16,
        dots(
          -32,
          [
            [-14, -14],
            [14, -14],
            [-14, 14],
            [14, 14],
          ],
          '#fff',
        ),
        dots(32, [[0, 0]], '#ff4a5a'),
      ) +
      domino(
        60,
        12,
        14,
        dots(
          -32,
          [
            [-14, -12],
            [14, 12],
          ],
          '#fff',
        ),
        dots(
          32,
          [
            [-14, -14],
            [0, 0],
            [14, 14],
          ],
          '#fff',
        ),
      ) +
      at(
        'translate(0-8) scale(1.12)',
        domino(
          0,
          0,
          0,
          dots(
            -32,
            [
              [-14, -16],
              [14, -16],
              [-14, 0],
              [14, 0],
              [-14, 16],
              [14, 16],
            ],
            '#fff',
          ),
          dots(
            32,
            [
              [-14, -14],
              [14, -14],
              [-14, 14],
              [14, 14],
            ],
            '#ff4a5a',
          ),
        ),
      ) +
      oval(-8, -52, 16, 6, '#fff', 'opacity=".25"'),
  },
};
