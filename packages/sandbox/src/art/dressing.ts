import { between, type Random } from '../base/prng.ts';
import { around, at, disc, line, n, shape, star } from './drawing/svg.ts';

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

/** One of the backings. */
export function drawBacking(random: Random): string {
  return backings[between(random, 0, backings.length - 1)]?.() ?? '';
}
