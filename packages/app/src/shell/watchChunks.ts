import type { CorePorts } from '@housefront/core/adapters';
import { reloadTo } from '@housefront/core/features/version';
import { paths } from '../kernel/paths.ts';

/** Longest wait for the next document, in milliseconds. */
const LEAVE_MS = 30_000;

/** What a document does about parts of its code that cannot be loaded. */
export interface ChunkWatch {
  /** True once the document is being replaced. */
  readonly isLeaving: () => boolean;
  /** Loads code that nobody waits for yet, or whose failure the caller deals with: no document is loaded for it. */
  readonly quietly: <Loaded>(load: () => Promise<Loaded>) => Promise<Loaded>;
}

/**
 * Loads the pending address as a document when a chunk cannot be loaded, as after a new deployment (VER-07). If the guard
 * forbids it, the failure reaches the error page.
 * @param wanted returns the pending address
 */
export function watchChunks(ports: CorePorts, wanted: () => string): ChunkWatch {
  const { clock } = ports;
  let leaving = false;
  /** Quiet loads under way, and how many have ended. */
  const quiet = { open: 0, ended: 0 };
  let left = -Infinity;
  const load = (): void => {
    leaving = reloadTo(ports, wanted());
  };
  addEventListener('beforeunload', () => {
    left = clock.now();
  });
  const lost = (): void => {
    const now = clock.now();
    // A window that waits for its game may be navigated by its opener before this code runs.
    const since = wanted().split('?')[0] === paths.loading() ? now : left;
    const wait = since + LEAVE_MS - now;
    if (wait <= 0) {
      load();
      return;
    }
    // Firefox aborts running loads when a navigation starts, until its response arrives. Reloading the page here would cancel
    // that navigation.
    leaving = true;
    clock.after(wait, load);
  };
  addEventListener('vite:preloadError', () => {
    if (leaving) return;
    if (quiet.open === 0) {
      lost();
      return;
    }
    // A quiet load ends at once with a part that it cannot have; a part of anything else is missed by somebody.
    const { ended } = quiet;
    clock.after(0, () => {
      if (!leaving && quiet.ended === ended) lost();
    });
  });
  return {
    isLeaving: () => leaving,
    quietly: async (load) => {
      quiet.open += 1;
      try {
        return await load();
      } finally {
        quiet.open -= 1;
        quiet.ended += 1;
      }
    },
  };
}
