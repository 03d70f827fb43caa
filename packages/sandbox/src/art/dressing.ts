import { between, type Random } from '../base/prng.ts';
import { part } from './motifs/parts.ts';
import { around, at, disc, line, n, oval, shape, star } from './drawing/svg.ts';

/** The background behind the motif of a tile, so that two games of one theme differ at a glance. */
const backings: readonly (() => string)[] = [
  () => '',
  () => '',
  () =>
    disc(0, 0, 122, 'none', 'stroke="url(#y)" stroke-width="5"') +
    disc(0, 0, 112, '#000', 'opacity=".22"') +
    around(24, disc(0, -132, 3, '#ffd95a'), 'pearl'),
  () => shape(star(16, 136, 112), 'url(#y)', 'opacity=".35"') + shape(star(16, 122, 102), '#000', 'opacity=".16"'),
  () =>
    shape('M-112 150V-30C-112-96-60-128 0-140C60-128 112-96 112-30V150Z', '#000', 'opacity=".25"') +
    line('M-112 150V-30C-112-96-60-128 0-140C60-128 112-96 112-30V150', 'url(#y)', 5),
  () =>
    shape('M0-142L124-20L0 142L-124-20Z', '#fff', 'opacity=".12"') +
    line('M0-142L124-20L0 142L-124-20Z', '#fff', 2, 'opacity=".6"'),
  () =>
    [-1, 1]
      .map((side) =>
        at(
          `scale(${side} 1)`,
          Array.from({ length: 7 }, (_, i) =>
            at(
              `rotate(${n(24 + i * 21)}) translate(0 124) rotate(70)`,
              shape('M0 0C10-16 10-30 0-40C-10-30-10-16 0 0Z', 'url(#y)'),
            ),
          ).join(''),
        ),
      )
      .join(''),
];

/** Objects at the foot of a slot tile. */
const foregrounds: readonly ((random: Random) => string)[] = [
  () => '',
  () => '',
  (random) =>
    [66, 128, 276, 336]
      .map((x) => part('coin-star', x + between(random, -12, 12), between(random, 258, 292), 0.2))
      .join(''),
  (random) =>
    [58, 104, 300, 346]
      .map((x) =>
        at(
          `translate(${x} ${between(random, 250, 280)}) rotate(${between(random, -24, 24)}) scale(.8)`,
          shape('M-16-20H16L30-4L0 30L-30-4Z', 'url(#a)'),
          shape('M-16-20L-30-4H-10ZM0-20L-10-4H10Z', '#fff', 'opacity=".5"'),
        ),
      )
      .join(''),
  (random) =>
    Array.from({ length: 9 }, () =>
      oval(
        between(random, 20, 380),
        between(random, 30, 290),
        7,
        4,
        'url(#a)',
        `opacity=".85" transform="rotate(${between(random, -30, 30)} 200 200)"`,
      ),
    ).join(''),
];

/** One of the backings. */
export function drawBacking(random: Random): string {
  return backings[between(random, 0, backings.length - 1)]?.() ?? '';
}

/** Draws a foreground by chance, as SVG. */
export function drawForeground(random: Random): string {
  return foregrounds[between(random, 0, foregrounds.length - 1)]?.(random) ?? '';
}
