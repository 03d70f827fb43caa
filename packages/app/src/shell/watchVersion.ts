import { watchVersion as createWatch } from '@housefront/core/features/version';
import type { SiteRouter } from '../kernel/router.types.ts';
import type { Runtime } from '../kernel/runtime.ts';

/** Makes the next navigation of an outdated app a document load (VER-01 to VER-04x). */
export function watchVersion(
  { core }: Pick<Runtime, 'core'>,
  router: Pick<SiteRouter, 'subscribe'>,
  buildId: string,
): void {
  const watch = createWatch({ ...core, buildId });
  router.subscribe('onBeforeNavigate', ({ toLocation, pathChanged }) => {
    if (pathChanged) watch.navigated(toLocation.href);
  });
}
