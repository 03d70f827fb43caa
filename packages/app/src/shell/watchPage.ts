import { pageSeo } from '../kernel/pageSeo.ts';
import type { SiteRouter } from '../kernel/router.types.ts';
import type { Runtime } from '../kernel/runtime.ts';

/**
 * Keeps the document's title with the page on screen (SHELL-17x), and asks the platform once which mobile template to use
 * (SITE-15). Loaded after the first page, which came with its title; somebody may have gone on before.
 */
export function watchPage(runtime: Runtime, router: SiteRouter): void {
  const { core } = runtime;
  const name = async () => {
    await core.i18n.ready();
    document.title = pageSeo(router, core).title;
  };
  router.subscribe('onResolved', () => void name());
  void name();
  if (core.site.getState().mode === 'mobile') void core.siteFeature.announceTemplate();
}
