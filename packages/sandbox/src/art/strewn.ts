import { between, pick, type Random } from '../base/prng.ts';
import type { SceneName } from './motifs/motif.types.ts';
import { disc, line, n, oval, shape, star } from './drawing/svg.ts';

/** Small things in the air of a scene, about 40 units wide. `a` is the second paint of a motif, `y` gold. */
const things = {
  coin: disc(0, 0, 20, 'url(#y)') + disc(0, 0, 14, 'url(#Y)', 'opacity=".7"') + disc(0, 0, 12, 'url(#y)'),
  crystal:
    shape('M0-26L16-4L0 26L-16-4Z', 'url(#a)') + shape('M0-26L-16-4L-4-2ZM0-26L5-3L0 26Z', '#fff', 'opacity=".5"'),
  petal:
    shape('M-20 8C-18-14 4-22 22-12C18 8 0 20-20 8Z', 'url(#a)') + line('M-18 8Q0 4 18-10', '#fff', 2, 'opacity=".5"'),
  leaf: shape('M-24 10C-18-16 8-22 26-14C20 12-2 22-24 10Z', '#3f9a4a') + line('M-22 10Q2 2 22-12', '#c8f08a', 2),
  star: shape(star(5, 21, 10), 'url(#y)'),
  bubble:
    disc(0, 0, 19, '#fff', 'opacity=".22"') +
    disc(0, 0, 19, 'none', 'stroke="#fff" stroke-width="2.5" opacity=".7"') +
    oval(-7, -8, 5, 4, '#fff', 'opacity=".9"'),
  shard: shape('M-20 12L2-22L20 14Z', 'url(#a)') + shape('M-20 12L2-22L0 8Z', '#fff', 'opacity=".45"'),
  ember: shape('M0-22C10-8 14 0 8 12C4 20-8 20-12 10C-16 0-4-8 0-22Z', 'url(#y)'),
  strip: shape('M-20-7C-8-16 6 4 20-6V7C6 16-8-4-20 6Z', 'url(#a)'),
} as const;

/** Things that suit a scene. */
const suiting: Readonly<Record<SceneName, readonly (keyof typeof things)[]>> = {
  rays: ['coin', 'star', 'petal'],
  bokeh: ['petal', 'coin', 'bubble'],
  hills: ['leaf', 'petal'],
  clouds: ['petal', 'coin'],
  columns: ['coin', 'ember'],
  ocean: ['bubble', 'coin'],
  night: ['star', 'ember'],
  curtain: ['coin', 'star'],
  stadium: ['strip'],
  confetti: ['strip', 'star', 'coin'],
  lattice: ['coin', 'petal'],
  grid: ['shard', 'star'],
  arena: ['petal', 'ember'],
  hex: ['shard'],
  cave: ['crystal', 'ember'],
};

/** Things of one kind at three distances: `far` behind the subject, `near` around it, `close` before the lens. */
export interface Strewn {
  readonly far: string;
  readonly near: string;
  readonly close: string;
  /** The one drawing that all of them repeat. */
  readonly definition: string;
}

interface Room {
  readonly width: number;
  readonly height: number;
  /** Middle and half of the size of the subject, which they leave free. */
  readonly x: number;
  readonly y: number;
  readonly reach: number;
  readonly random: Random;
}

/** Strews things by chance around the subject of a scene. */
export function strew(scene: SceneName, { width, height, x, y, reach, random }: Room): Strewn {
  const kind = pick(random, suiting[scene]);
  const place = (px: number, py: number, scale: number): string =>
    `<use href="#d" transform="translate(${n(px)} ${n(py)}) rotate(${between(random, -60, 60)}) scale(${String(Math.round(scale * 100) / 100)})"/>`;
  /** On an ellipse about the subject, from its left over its head to its right, so that its foot is free. */
  const around = (count: number, far: number, scale: () => number): string =>
    Array.from({ length: count }, (_, index) => {
      const angle = Math.PI * (1.08 + ((index + 0.2 + random() * 0.6) / count) * 0.84);
      const wide = Math.max(1, width / height);
      const tall = Math.max(1, height / width);
      return place(
        x + Math.cos(angle) * reach * far * wide,
        y - 8 + Math.sin(angle) * reach * far * tall * 0.92,
        scale(),
      );
    }).join('');
  const corner = (side: 1 | -1): string =>
    place(
      width / 2 + side * width * (0.41 + random() * 0.07),
      height * (0.78 + random() * 0.12),
      (Math.min(width, height) / 400) * (1.7 + random() * 0.7),
    );
  return {
    far: around(5, 1.46, () => 0.3 + random() * 0.2),
    near: around(3, 1.26, () => 0.5 + random() * 0.25),
    close: corner(-1) + corner(1),
    definition: `<g id="d">${things[kind]}</g>`,
  };
}
