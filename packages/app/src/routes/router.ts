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

/** Leads to a path of this site instead. */
function leadTo(href: string) {
  const [to = '', query = ''] = href.split('?');
  return redirect({ to, search: parseSearch(query), replace: true });
}

/** Pages that the site leaves out lead to what is there instead (SITE-17x); hung on the root, so it holds for every address. */
function leaveHiddenPage({ context: { runtime }, location }: Entering): void {
  if (!isHiddenPage(runtime.core.config.hiddenLinks, location.href)) return;
  throw leadTo(windowOf(location.pathname) === 'memberWindow' ? paths.member('Info') : paths.home());
}

/**
 * The rule named auth (SHELL-13x): guests are sent home to sign in, with the page as their target. While a rendered page is
 * hydrated nobody is sent anywhere yet; startShell asks again as soon as it is known who is here.
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

/** The route of an address: what the table says of it, its guard, and the code of its page. */
function createPageRoute<const Id extends AddressId>(id: Id) {
  const { search = [], identity = [], leadsTo } = factsOf(id);
  // `factsOf` widens the row to what all rows have.
  const path = factsOf(id).path as (typeof PAGES)[Id]['path'];
  return createRoute({
    getParentRoute: () => root,
    path,
    staticData: { page: id },
    // The names in a row are those of its type.
    validateSearch: readSearch(search as readonly SearchName[]) as (query: Record<string, unknown>) => SearchOf<Id>,
    loaderDeps: ({ search: read }) => pickSearch(identity)(read),
    beforeLoad: (entering) => {
      requireMember(entering);
      const { runtime } = entering.context;
      // The router knows the values of a path that it was given as text only as a union.
      const params = entering.params as ParamsOf<Id>;
      const instead = guards.get(id)?.({ runtime, params, search: entering.search }) ?? leadsTo;
      if (instead !== undefined) throw leadTo(instead);
    },
    loader: async ({ context: { runtime }, params: values, deps, location }) => {
      // Values of a path are texts.
      const params = values as Readonly<Record<string, string>>;
      const page = loadPage(id);
      // An address that leads elsewhere was left in `beforeLoad`.
      await loadScreen(runtime, viewOf(id as PageId), page, { params, search: deps });
      const missing = await (await page).missing?.(runtime.core, params, location.pathname);
      if (missing) throw notFound({ data: missing });
    },
    // The code of a page is there once it was loaded, whatever came of its data.
    component: () => createElement(loadedPage(id)?.Screen ?? NotFoundScreen),
    notFoundComponent: () => createElement(loadedPage(id)?.NotFound ?? NotFoundScreen),
  });
}

type PageRoutes = { [Id in AddressId]: ReturnType<typeof createPageRoute<Id>> }[AddressId];

const routes: unknown = addressIds.map((id) => createPageRoute(id));
// Each under its own path again, which links and redirects are checked by.
const routeTree = root.addChildren(routes as readonly PageRoutes[]);

/** The router of one site in one document or request. */
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
    // Server data has its own cache; the router keeps none beside it.
    defaultPreloadStaleTime: 0,
    defaultStaleTime: 0,
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    readonly router: ReturnType<typeof createSiteRouter>;
  }
}
