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
 * Loads the sanitiser once; resolves when it is available. Never rejects: without it texts are rendered as plain text, and the
 * next call retries.
 */
export const loadSanitiser = (): Promise<void> => (loading ??= load());

/** The loaded sanitiser, as a store for `useSyncExternalStore`. */
export const sanitiserStore = {
  read: (): Sanitise | null => loaded,
  readOnServer: (): Sanitise | null => null,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
} as const;
