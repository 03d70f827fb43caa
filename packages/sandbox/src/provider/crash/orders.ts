/** Crash points set for the next rounds, in hundredths, used in order (SBX-04). */
export interface CrashOrders {
  readonly add: (points: readonly number[]) => void;
  readonly take: () => number | undefined;
  readonly clear: () => void;
}

/** Makes an empty queue of orders. */
export function createCrashOrders(): CrashOrders {
  let waiting: number[] = [];
  return {
    add: (points) => {
      waiting.push(...points);
    },
    take: () => waiting.shift(),
    clear: () => {
      waiting = [];
    },
  };
}
