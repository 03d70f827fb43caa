import type { sanitise } from './sanitise.ts';
import { createSignal } from '../shared/createSignal.ts';

type Sanitise = typeof sanitise;

let loaded: Sanitise | null = null;
let loading: Promise<void> | undefined;
const { subscribe, notify } = createSignal();

async function load(): Promise<void> {
  try {
    loaded = (await import('./sanitise.ts')).sanitise;
    notify();
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
  subscribe,
} as const;
