/** Frames of a page in a stretch of time. */
export interface Frames {
  /** Frames that were painted. */
  readonly painted: number;
  /** Frames that a screen of 60 Hz shows in that time. */
  readonly expected: number;
  /** Longest time between two frames, ms. */
  readonly longest: number;
}

interface Counted {
  painted: number;
  longest: number;
  from: number;
  last: number;
}

/** Runs in the page: counts frames until asked. Self-contained, because it is sent to the browser as text. */
export function countFrames(): void {
  const now = performance.now();
  const counted: Counted = { painted: 0, longest: 0, from: now, last: now };
  Object.assign(window, { counted });
  const frame = (at: number) => {
    counted.painted += 1;
    counted.longest = Math.max(counted.longest, at - counted.last);
    counted.last = at;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}

/** Runs in the page: the frames since the last call. */
export function framesSince(): Frames {
  const { counted } = window as unknown as { counted: Counted };
  const now = performance.now();
  const frames = {
    painted: counted.painted,
    expected: ((now - counted.from) * 60) / 1000,
    longest: Math.max(counted.longest, now - counted.last),
  };
  Object.assign(counted, { painted: 0, longest: 0, from: now });
  return frames;
}

/** Share of frames that were not painted, percent. */
export const lostShare = ({ painted, expected }: Frames): number => Math.max(0, 1 - painted / expected) * 100;
