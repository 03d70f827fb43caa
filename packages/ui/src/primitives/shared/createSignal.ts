/** The listeners of a store for `useSyncExternalStore`. */
export interface Signal {
  readonly subscribe: (listener: () => void) => () => void;
  readonly notify: () => void;
  readonly listenerCount: () => number;
}

/** Creates a signal without listeners. */
export function createSignal(): Signal {
  const listeners = new Set<() => void>();
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    notify: () => {
      for (const listener of listeners) listener();
    },
    listenerCount: () => listeners.size,
  };
}
