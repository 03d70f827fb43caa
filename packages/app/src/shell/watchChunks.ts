import type { CorePorts } from '@housefront/core/adapters';
import { reloadTo } from '@housefront/core/features/version';
import { paths } from '../kernel/paths.ts';

/** The longest wait for the document that comes after this one, in milliseconds. */
const LEAVE_MS = 30_000;

/**
 * Loads the address on the way as a document when a part of the app cannot be loaded, as after a new deployment (VER-07).
 * Where the guard forbids that, the failure goes on to the error page.
 * @param wanted the address that the visitor is going to
 */
export function watchChunks(ports: CorePorts, wanted: () => string): { readonly isLeaving: () => boolean } {
  const { clock } = ports;
  let leaving = false;
  let left = -Infinity;
  const load = (): void => {
    leaving = reloadTo(ports, wanted());
  };
  addEventListener('beforeunload', () => {
    left = clock.now();
  });
  addEventListener('vite:preloadError', () => {
    if (leaving) return;
    const now = clock.now();
    // A window that waits for its game is sent there by another one, perhaps before anything of this runs.
    const since = wanted().split('?')[0] === paths.loading() ? now : left;
    const wait = since + LEAVE_MS - now;
    if (wait <= 0) {
      load();
      return;
    }
    // Firefox cuts off what is still loaded as soon as a document is to be left, which lasts until the next one answers. To
    // load this one again would call the visitor back.
    leaving = true;
    clock.after(wait, load);
  });
  return { isLeaving: () => leaving };
}
