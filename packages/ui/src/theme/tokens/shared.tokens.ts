import type { Gradient, Hex, MotionTokens, RadiusTokens, TypeTokens } from './tokens.types.ts';

/** Typography of the built-in themes. System fonts only: the first paint needs no web font. */
export const systemType: TypeTokens = {
  lead: { body: [], heading: [] },
  size: { xs: 12, sm: 13, md: 14, lg: 16, xl: 18, h3: 20, h2: 24, h1: 30, display: 40 },
  leading: { tight: 1.25, snug: 1.4, body: 1.6 },
  weight: { regular: 400, medium: 500, bold: 650, heavy: 800 },
  tracking: { heading: -12, caps: 60 },
};

/** Radii of the built-in themes. */
export const softRadius: RadiusTokens = {
  sm: 6,
  md: 10,
  lg: 14,
  xl: 20,
  control: 10,
  tile: 12,
  overlay: 18,
  pill: 999,
};

/** Motion of the built-in themes. */
export const calmMotion: MotionTokens = {
  fast: 120,
  base: 200,
  slow: 360,
  ease: [0.3, 0, 0.2, 1],
  enter: [0.16, 1, 0.3, 1],
  exit: [0.4, 0, 1, 1],
};

/** A gradient by its angle in degrees and its colours, each with its place in percent. */
export const gradient = (angle: number, ...stops: readonly (readonly [color: Hex, at: number])[]): Gradient => ({
  angle,
  stops: stops.map(([color, at]) => ({ color, at })),
});
