import type { sanitise } from './sanitise.ts';

type Sanitise = typeof sanitise;

let loaded: Sanitise | null = null;
let loading: Promise<void> | undefined;
const listeners = new Set<() => void>();

async function load(): Promise<void> {
  try {
    loaded = (await import('./sanitise.ts')).sanitise;
    for (const listener of listeners) listener();
  } catch {
    loading = undefined;
  }
}

/**
 * Loads the sanitiser, once; resolves when texts can be shown. Never rejects: without it texts stand as plain words, and the
 * next call tries again.
 */
export const loadSanitiser = (): Promise<void> => (loading ??= load());

/** The sanitiser once it is loaded, as a store for `useSyncExternalStore`. */
export const sanitiserStore = {
  read: (): Sanitise | null => loaded,
  readOnServer: (): Sanitise | null => null,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
} as const;
