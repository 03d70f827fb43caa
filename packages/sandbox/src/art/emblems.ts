import { around, disc, line, shape, star } from './drawing/svg.ts';

/** Abstract signs for brands, in a box of 100 by 100 around the origin, drawn in one ink. */
export const emblems: readonly ((ink: string) => string)[] = [
  (ink) =>
    shape('M0-44L38-22V22L0 44L-38 22V-22Z', 'none', `stroke="${ink}" stroke-width="9"`) +
    shape('M0-20L18 0L0 20L-18 0Z', ink),
  (ink) => around(6, shape('M0-8C-14-20-12-38 0-46C12-38 14-20 0-8Z', ink), 'e'),
  (ink) => line('M-36 30L-36-30L0 6L36-30V30', ink, 13),
  (ink) => disc(0, 0, 38, 'none', `stroke="${ink}" stroke-width="10"`) + shape('M-12-20L24 0L-12 20Z', ink),
  (ink) => shape('M-40 34L0-44L40 34H14L0 4L-14 34Z', ink),
  (ink) => shape(star(5, 46, 20), ink),
  (ink) => line('M-36-12Q-18-40 0-12T36-12M-36 22Q-18-6 0 22T36 22', ink, 12),
  (ink) =>
    shape(
      'M0-44C30-14 40 4 40 16A40 32 0 0 1-40 16C-40 4-30-14 0-44ZM0-10C-14 6-18 12-18 20A18 16 0 0 0 18 20C18 12 14 6 0-10Z',
      ink,
      'fill-rule="evenodd"',
    ),
  (ink) => shape('M-42-30L-20 4L0-36L20 4L42-30L34 34H-34Z', ink),
  (ink) =>
    disc(-14, 0, 28, 'none', `stroke="${ink}" stroke-width="9"`) +
    disc(14, 0, 28, 'none', `stroke="${ink}" stroke-width="9"`),
  (ink) => shape('M8-46L-30 8H-4L-12 46L30-10H4Z', ink),
  (ink) => line('M-34-34V34M-34 0L30-34M-12-12L34 34', ink, 13),
  (ink) => around(4, shape('M0-4C-14-18-34-18-30-34C-26-48-8-46 0-34C8-46 26-48 30-34C34-18 14-18 0-4Z', ink), 'e'),
  (ink) =>
    shape('M18-42A44 44 0 1 0 42 22A36 36 0 0 1 18-42Z', ink) +
    shape(star(4, 18, 4), ink, 'transform="translate(24 -20)"'),
];
