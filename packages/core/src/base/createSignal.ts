/** Listeners that are called with the same values. */
export interface Signal<Values extends readonly unknown[]> {
  /** @returns removes the listener */
  readonly subscribe: (listener: (...values: Values) => void) => () => void;
  readonly notify: (...values: Values) => void;
  readonly listenerCount: () => number;
}

/** Creates a signal without listeners. */
export const createSignal = <Values extends readonly unknown[] = []>(): Signal<Values> => {
  const listeners = new Set<(...values: Values) => void>();
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    // A listener that is added meanwhile waits for the next time.
    notify: (...values) => {
      for (const listener of Array.from(listeners)) listener(...values);
    },
    listenerCount: () => listeners.size,
  };
};
