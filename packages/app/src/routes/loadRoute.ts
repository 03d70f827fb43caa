import { factsOf, type PageId } from '@housefront/contract/pages';
import { windowOf } from '@housefront/core/features/access';
import { viewOf } from '../kernel/definePage.tsx';
import { isHiddenPage } from '../kernel/route/hidden-links.ts';
import { loadScreen } from '../kernel/loadScreen.ts';
import type { PageAddress } from '../kernel/page.types.ts';
import { paths } from '../kernel/paths.ts';
import { canonicalHref, identityOf, routeOf, type Failure, type Route } from '../kernel/route/route.ts';
import type { Runtime } from '../kernel/runtime.ts';
import { guards } from './guards.ts';
import { loadPage } from './pages.ts';

/** Number of redirects after which an address is shown as it is. */
const MAX_REDIRECTS = 5;

/** Target of a route's redirect; undefined without one. */
function redirectOf(runtime: Runtime, route: Route): string | undefined {
  const { core, server } = runtime;
  const { page, path, href, params, query } = route;
  const canonical = canonicalHref(route);
  if (canonical !== href) return canonical;
  if (runtime.isAbsent(href)) return undefined;
  if (isHiddenPage(core.config.hiddenLinks, href)) {
    return windowOf(path) === 'memberWindow' ? paths.member('Info') : paths.home();
  }
  // On the first page the session is unknown; startShell checks again (SHELL-13x).
  if (!server && runtime.isHydrated() && core.access.needsLogin(path)) {
    runtime.askLogin(href);
    return paths.home();
  }
  if (page === null) return undefined;
  // A matched path has the parameters of its page.
  const address = { params, search: query } as PageAddress;
  return guards.get(page)?.({ runtime, ...address }) ?? factsOf(page).leadsTo;
}

/** The route that an address leads to: redirects, access rules and guards are applied, nothing is loaded. */
export function resolveRoute(runtime: Runtime, href: string): Route {
  let route = routeOf(href);
  for (let redirects = 0; redirects < MAX_REDIRECTS; redirects += 1) {
    const next = redirectOf(runtime, route);
    if (next === undefined) return route;
    route = routeOf(next);
  }
  return route;
}

async function loadPageOf(runtime: Runtime, route: Route, isRendered: boolean): Promise<Failure | null> {
  const { page: id, params, path, failed } = route;
  if (runtime.isAbsent(route.href)) return { kind: 'missing' };
  if (id === null || failed?.kind === 'error') return failed;
  try {
    const page = loadPage(id);
    // Addresses that redirect are resolved before.
    await loadScreen(runtime, viewOf(id as PageId), page, { params, search: identityOf(route) });
    if (isRendered) return failed;
    return (await (await page).missing?.(runtime.core, params, path)) ? { kind: 'missing' } : null;
  } catch (error) {
    return { kind: 'error', error };
  }
}

/**
 * Loads the code of a route, on a server its data too, or the error page. Never rejects.
 * @returns the route itself if its failure is as before
 * @param isRendered the route was rendered by the server, which has decided whether it failed
 */
export async function loadRoute(runtime: Runtime, route: Route, isRendered = false): Promise<Route> {
  const failed = await loadPageOf(runtime, route, isRendered);
  // A view that is missing here is loaded again when it is shown.
  if (failed) await runtime.templates.loadView('error').catch(() => undefined);
  return failed === route.failed ? route : { ...route, failed };
}
