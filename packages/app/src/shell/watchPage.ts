import { pageSeo } from '../kernel/pageSeo.ts';
import type { SiteRouter } from '../kernel/router.types.ts';
import type { Runtime } from '../kernel/runtime.ts';

/**
 * Keeps the document's title in sync with the page (SHELL-17x), and asks the platform once for the mobile template (SITE-15).
 * Loaded after the first page, which has its title; the visitor may have navigated before.
 */
export function watchPage(runtime: Runtime, router: SiteRouter): void {
  const { core } = runtime;
  const name = () => {
    document.title = pageSeo(router, core).title;
  };
  // A page that is resolved has its texts: the first brought them, the others waited for them.
  router.subscribe('onResolved', name);
  name();
  if (core.site.getState().mode === 'mobile') void core.siteFeature.announceTemplate();
}
