import { pageSeo } from '../../kernel/seo/pageSeo.ts';
import type { Runtime } from '../../kernel/runtime.ts';

/**
 * Keeps the document's title in sync with the page, and asks the platform once for the mobile template. Loaded after the
 * first page, which already has its title. The visitor may have navigated before (SITE-15).
 */
export function watchPage(runtime: Runtime): void {
  const { core, route } = runtime;
  const name = () => {
    document.title = pageSeo(route.getState(), core).title;
  };
  // A page on screen has its texts: the first page contains them, later pages load theirs first.
  route.subscribe(name);
  name();
  if (core.site.getState().mode === 'mobile') void core.siteFeature.announceTemplate();
}
