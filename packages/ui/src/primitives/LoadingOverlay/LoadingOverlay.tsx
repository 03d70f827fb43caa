import { useSyncExternalStore, type ReactNode } from 'react';
import { type LoadingStore, wholePage } from './loading-store.ts';
import * as styles from './LoadingOverlay.css.ts';

export interface LoadingOverlayProps {
  readonly store: LoadingStore;
  /** The store's target: the page, or the nearest positioned ancestor for any other. */
  readonly target?: string;
  /** Status text, e.g. `Loading`. */
  readonly label: string;
}

/** Covers its target during loading; blocks presses until it has faded. `data-phase` in CSS (SHELL-53). */
export function LoadingOverlay({ store, target = wholePage, label }: LoadingOverlayProps): ReactNode {
  const phase = useSyncExternalStore(
    store.subscribe,
    () => store.phaseOf(target),
    () => null,
  );
  if (!phase) return null;
  return (
    <output className={styles.overlay[target === wholePage ? 'page' : 'part']} data-phase={phase}>
      <span className={styles.spinner} aria-hidden="true" />
      <span className={styles.label}>{label}</span>
    </output>
  );
}
