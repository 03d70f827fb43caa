import type { CorePorts } from '@housefront/core/platform';
import { reloadTo } from '@housefront/core/features/version';

/**
 * Loads the address on the way as a document when a part of the app cannot be loaded, as after a new deployment (VER-07).
 * Where the guard forbids that, the failure goes on to the error page.
 * @param wanted the address that the visitor is going to
 */
export function watchChunks(ports: CorePorts, wanted: () => string): { readonly isLeaving: () => boolean } {
  let leaving = false;
  addEventListener('vite:preloadError', () => {
    leaving ||= reloadTo(ports, wanted());
  });
  return { isLeaving: () => leaving };
}
