import { pageSeo } from '../kernel/pageSeo.ts';
import type { Runtime } from '../kernel/runtime.ts';

/**
 * Keeps the document's title in sync with the page (SHELL-17x), and asks the platform once for the mobile template (SITE-15).
 * Loaded after the first page, which has its title; the visitor may have navigated before.
 */
export function watchPage(runtime: Runtime): void {
  const { core, place } = runtime;
  const name = () => {
    document.title = pageSeo(place.getState(), core).title;
  };
  // A page that is shown has its texts: the first brought them, the others waited for them.
  place.subscribe(name);
  name();
  if (core.site.getState().mode === 'mobile') void core.siteFeature.announceTemplate();
}
