import { addressIds, factsOf, type AddressId, type PAGES, type PageId } from '@housefront/contract/pages';
import { windowOf } from '@housefront/core/features/access';
import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  notFound,
  redirect,
  type ParsedLocation,
  type RouterHistory,
} from '@tanstack/react-router';
import { createElement } from 'react';
import { loadedPage, viewOf } from '../kernel/definePage.tsx';
import { isHiddenPage } from '../kernel/hidden-links.ts';
import { loadScreen } from '../kernel/loadScreen.ts';
import type { ParamsOf } from '../kernel/page.types.ts';
import { paths } from '../kernel/paths.ts';
import type { Runtime } from '../kernel/runtime.ts';
import {
  parseSearch,
  pickSearch,
  readSearch,
  stringifySearch,
  type SearchName,
  type SearchOf,
} from '../kernel/search.ts';
import { ErrorScreen } from '../screens/error/ErrorScreen.tsx';
import { NotFoundScreen } from '../screens/error/NotFoundScreen.tsx';
import { RootLayout } from '../shell/RootLayout.tsx';
import { guards, loadPage } from './pages.ts';

interface Entering {
  readonly context: { readonly runtime: Runtime };
  readonly location: ParsedLocation;
}

/** Redirects to a path of this site. */
function leadTo(href: string) {
  const [to = '', query = ''] = href.split('?');
  return redirect({ to, search: parseSearch(query), replace: true });
}

/** Redirects from pages that the site hides (SITE-17x); on the root, so that it covers every address. */
function leaveHiddenPage({ context: { runtime }, location }: Entering): void {
  if (!isHiddenPage(runtime.core.config.hiddenLinks, location.href)) return;
  throw leadTo(windowOf(location.pathname) === 'memberWindow' ? paths.member('Info') : paths.home());
}

/**
 * The auth rule (SHELL-13x): guests are redirected home to sign in, with the page as their target. Not during hydration, when
 * the session is unknown; startShell checks again.
 */
function requireMember({ context: { runtime }, location }: Entering): void {
  if (runtime.server || !runtime.isHydrated() || !runtime.core.access.needsLogin(location.pathname)) return;
  runtime.askLogin(location.href);
  throw leadTo(paths.home());
}

const root = createRootRouteWithContext<{ readonly runtime: Runtime }>()({
  beforeLoad: leaveHiddenPage,
  component: RootLayout,
  notFoundComponent: NotFoundScreen,
  errorComponent: ErrorScreen,
});

/** The route of an address: its row of the table, its guard, and the code of its page. */
function createPageRoute<const Id extends AddressId>(id: Id) {
  const { search = [], identity = [], leadsTo } = factsOf(id);
  // `factsOf` widens the row to the common type.
  const path = factsOf(id).path as (typeof PAGES)[Id]['path'];
  return createRoute({
    getParentRoute: () => root,
    path,
    staticData: { page: id },
    // The row's type names its parameters.
    validateSearch: readSearch(search as readonly SearchName[]) as (query: Record<string, unknown>) => SearchOf<Id>,
    loaderDeps: ({ search: read }) => pickSearch(identity)(read),
    beforeLoad: (entering) => {
      requireMember(entering);
      const { runtime } = entering.context;
      // The router types the params of a generic path only as a union.
      const params = entering.params as ParamsOf<Id>;
      const instead = guards.get(id)?.({ runtime, params, search: entering.search }) ?? leadsTo;
      if (instead !== undefined) throw leadTo(instead);
    },
    loader: async ({ context: { runtime }, params: values, deps, location }) => {
      // Path values are strings.
      const params = values as Readonly<Record<string, string>>;
      const page = loadPage(id);
      // Redirecting addresses never get past `beforeLoad`.
      await loadScreen(runtime, viewOf(id as PageId), page, { params, search: deps });
      const missing = await (await page).missing?.(runtime.core, params, location.pathname);
      if (missing) throw notFound({ data: missing });
    },
    // The page's code is loaded, whatever became of its data.
    component: () => createElement(loadedPage(id)?.Screen ?? NotFoundScreen),
    notFoundComponent: () => createElement(loadedPage(id)?.NotFound ?? NotFoundScreen),
  });
}

type PageRoutes = { [Id in AddressId]: ReturnType<typeof createPageRoute<Id>> }[AddressId];

const routes: unknown = addressIds.map((id) => createPageRoute(id));
// Under literal paths, against which links and redirects are type-checked.
const routeTree = root.addChildren(routes as readonly PageRoutes[]);

/** Creates the router of a site for one document or request. */
export function createSiteRouter(runtime: Runtime, history: RouterHistory) {
  return createRouter({
    routeTree,
    history,
    context: { runtime },
    parseSearch,
    stringifySearch,
    scrollRestoration: !runtime.server,
    defaultPreload: false,
    defaultErrorComponent: ErrorScreen,
    defaultNotFoundComponent: NotFoundScreen,
    // Server data has its own cache; the router's is off.
    defaultPreloadStaleTime: 0,
    defaultStaleTime: 0,
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    readonly router: ReturnType<typeof createSiteRouter>;
  }
}
