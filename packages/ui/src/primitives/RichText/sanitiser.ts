import { createSignal } from '../shared/createSignal.ts';
import { cleanNatively, hasSanitizer } from './native.ts';
import type { GuardHref } from './policy.ts';
import { sanitise, type Clean } from './sanitise.ts';

type Sanitise = (html: string, sources: readonly string[], guard?: GuardHref) => DocumentFragment;

const sanitiseBy =
  (clean: Clean): Sanitise =>
  (html, sources, guard) =>
    sanitise(clean, html, sources, guard);

let loaded: Sanitise | null = hasSanitizer() ? sanitiseBy(cleanNatively) : null;
let loading: Promise<void> | undefined;
const { subscribe, notify } = createSignal();

async function load(): Promise<void> {
  try {
    loaded ??= sanitiseBy((await import('./purify.ts')).cleanByLibrary);
    notify();
  } catch {
    loading = undefined;
  }
}

/**
 * Loads the sanitiser once if the browser has none; resolves when it is available. Never rejects: without it texts are
 * rendered as plain text, and the next call retries.
 */
export const loadSanitiser = (): Promise<void> => (loading ??= load());

/** The available sanitiser, as a store for `useSyncExternalStore`. */
export const sanitiserStore = {
  read: (): Sanitise | null => loaded,
  readOnServer: (): Sanitise | null => null,
  subscribe,
} as const;
