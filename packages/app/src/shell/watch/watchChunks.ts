import type { CorePorts } from '@housefront/core/adapters';
import { reloadTo } from '@housefront/core/features/version';
import { paths } from '../../kernel/paths.ts';
import type { Navigation } from '../../kernel/route/navigation.ts';

/** Longest wait for the next document, in milliseconds. */
const LEAVE_MS = 30_000;

/** The effect of chunks that cannot be loaded. */
export interface ChunkWatch {
  /** True once the document is being replaced. */
  readonly isLeaving: () => boolean;
  /**
   * Loads code ahead of its use, or for a caller that handles the failure: a missing chunk then does not reload the document.
   */
  readonly quietly: <Loaded>(load: () => Promise<Loaded>) => Promise<Loaded>;
  /** A page that the visitor goes to while the document is being loaded anew is loaded in its place. */
  readonly follow: (navigation: Pick<Navigation, 'onNavigate'>) => void;
}

/**
 * Loads the pending address as a document when a chunk cannot be loaded, as after a new deployment. If the guard forbids it,
 * or there is no connection, the failure reaches the error page (VER-07).
 * @param wanted returns the pending address
 */
export function watchChunks(ports: CorePorts, wanted: () => string): ChunkWatch {
  const { clock, windows } = ports;
  let leaving = false;
  /** The next document was asked for here, not by a link that leads out of the site. */
  let loading = false;
  /** Loads in flight whose failure reloads nothing. */
  let quiet = 0;
  /** Number of chunks that could not be loaded, by their error. Errors of quiet loads are subtracted. */
  const missed = new Map<unknown, number>();
  const count = (error: unknown, by: 1 | -1): void => {
    missed.set(error, (missed.get(error) ?? 0) + by);
  };
  let left = -Infinity;
  const load = (): void => {
    loading = reloadTo(ports, wanted());
    leaving = loading;
  };
  addEventListener('beforeunload', () => {
    left = clock.now();
  });
  const lost = (): void => {
    // Without a connection the document could not be loaded either; the failure reaches the caller.
    if (!navigator.onLine) return;
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
  addEventListener('vite:preloadError', ({ payload: error }) => {
    if (leaving) return;
    if (quiet === 0) {
      lost();
      return;
    }
    // A quiet load rejects with this error within the same task. Another quiet load that ends meanwhile proves nothing.
    count(error, 1);
    clock.after(0, () => {
      const isMissed = (missed.get(error) ?? 0) > 0;
      missed.delete(error);
      if (isMissed && !leaving) lost();
    });
  });
  return {
    isLeaving: () => leaving,
    quietly: async (load) => {
      quiet += 1;
      try {
        return await load();
      } catch (error) {
        count(error, -1);
        // Otherwise an error that is not a missing chunk would stay in the map.
        clock.after(0, () => missed.delete(error));
        throw error;
      } finally {
        quiet -= 1;
      }
    },
    follow: ({ onNavigate }) =>
      onNavigate(({ href }) => {
        // In a task of its own, as the history commits its entry first.
        if (loading) clock.after(0, () => windows.goTo(href));
      }),
  };
}
