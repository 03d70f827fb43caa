/** Edges of a float in the window, px. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The middle of a control in the window, px. */
export type Middle = readonly [x: number, y: number];

/** Room around the middle of a control that stays free, px: a touch target, and 2 px beside it. */
const ROOM = 24;
/** The highest that floats are raised, px. */
const MAX = 180;

/** How far floats have to rise so that they cover no control, px; 0 if that is too far. */
export function riseOf(floats: readonly Box[], controls: readonly Middle[]): number {
  const isFree = (rise: number): boolean =>
    rise <= MAX &&
    !floats.some(({ left, top, right, bottom }) =>
      controls.some(
        ([x, y]) => x > left - ROOM && x < right + ROOM && y + rise > top - ROOM && y + rise < bottom + ROOM,
      ),
    );
  // Just above one of the controls.
  const rises = floats.flatMap(({ bottom }) => controls.map(([, y]) => Math.ceil(bottom + ROOM - y)));
  return [0, ...rises.filter((rise) => rise > 0).sort((one, other) => one - other)].find(isFree) ?? 0;
}
