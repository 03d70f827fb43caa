import { addressIds, factsOf, type AddressId, type PAGES, type PageId } from '@housefront/contract/pages';
import { windowOf } from '@housefront/core/features/access';
import { letPartsFollow } from '@housefront/ui/patterns/DeferHydration';
import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  notFound,
  redirect,
  type ParsedLocation,
  type RouterHistory,
} from '@tanstack/react-router';
import { viewOf } from '../kernel/definePage.tsx';
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
import { guards } from './guards.ts';
import { loadPage } from './pages.ts';
import { placeOf } from './placeOf.ts';

interface RouterContext {
  readonly runtime: Runtime;
  /** True while the router takes over the page on screen: it is loaded, and the server let it in. */
  readonly takesOver: () => boolean;
}

interface Entering {
  readonly context: RouterContext;
  readonly location: ParsedLocation;
}

/** Redirects to a path of this site. */
function leadTo(href: string) {
  const [to = '', query = ''] = href.split('?');
  return redirect({ to, search: parseSearch(query), replace: true });
}

/** Redirects from pages that the site hides (SITE-17x); on the root, so that it covers every address. */
function leaveHiddenPage({ context: { runtime, takesOver }, location }: Entering): void {
  if (takesOver()) return;
  if (!isHiddenPage(runtime.core.config.hiddenLinks, location.href)) return;
  throw leadTo(windowOf(location.pathname) === 'memberWindow' ? paths.member('Info') : paths.home());
}

/**
 * The auth rule (SHELL-13x): guests are redirected home to sign in, with the page as their target. Not on the first page, when
 * the session is unknown; startShell checks again.
 */
function requireMember({ context: { runtime }, location }: Entering): void {
  if (runtime.server || !runtime.isHydrated() || !runtime.core.access.needsLogin(location.pathname)) return;
  runtime.askLogin(location.href);
  throw leadTo(paths.home());
}

/** Marks a route whose page may be missing. The router renders nothing: `ShownPlace` does. */
const notFoundComponent = () => null;

const root = createRootRouteWithContext<RouterContext>()({ beforeLoad: leaveHiddenPage, notFoundComponent });

/** What became of the page on screen, for the router that takes it over. @throws what its loader threw */
function takeOver({ place }: Runtime): void {
  const { failed } = place.getState();
  if (failed?.kind === 'error') throw failed.error;
  if (failed) throw notFound();
}

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
      if (entering.context.takesOver()) return;
      requireMember(entering);
      const { runtime } = entering.context;
      // The router types the params of a generic path only as a union.
      const params = entering.params as ParamsOf<Id>;
      const instead = guards.get(id)?.({ runtime, params, search: entering.search }) ?? leadsTo;
      if (instead !== undefined) throw leadTo(instead);
    },
    loader: async ({ context: { runtime, takesOver }, params: values, deps, location }) => {
      if (takesOver()) {
        takeOver(runtime);
        return;
      }
      // Path values are strings.
      const params = values as Readonly<Record<string, string>>;
      const page = loadPage(id);
      // Redirecting addresses never get past `beforeLoad`.
      await loadScreen(runtime, viewOf(id as PageId), page, { params, search: deps });
      const missing = await (await page).missing?.(runtime.core, params, location.pathname);
      if (missing) throw notFound({ data: missing });
    },
    notFoundComponent,
  });
}

type PageRoutes = { [Id in AddressId]: ReturnType<typeof createPageRoute<Id>> }[AddressId];

const routes: unknown = addressIds.map((id) => createPageRoute(id));
// Under literal paths, against which links and redirects are type-checked.
const routeTree = root.addChildren(routes as readonly PageRoutes[]);

/** Creates the router of a site for one document or request. What it loads is shown by the runtime's place. */
export function createSiteRouter(runtime: Runtime, history: RouterHistory, takesOver = () => false) {
  const router = createRouter({
    routeTree,
    history,
    context: { runtime, takesOver },
    parseSearch,
    stringifySearch,
    scrollRestoration: !runtime.server,
    defaultPreload: false,
    // Server data has its own cache; the router's is off.
    defaultPreloadStaleTime: 0,
    defaultStaleTime: 0,
  });
  const { place } = runtime;
  if (router.isServer) {
    const { load } = router;
    router.load = async (options) => {
      await load(options);
      void place.show(placeOf(router));
    };
    return router;
  }
  let loading = false;
  // The page changes once everything that it needs is loaded; the scroll position follows when it is on screen.
  router.startTransition = (commit) => {
    loading = true;
    commit();
    loading = false;
    if (takesOver()) return Promise.resolve(false);
    letPartsFollow(runtime.routing.leftAt() < window.innerHeight);
    return place.show(placeOf(router));
  };
  // The React binding makes its stores of what can be subscribed to; its declaration of that is not exported.
  const matches = router.stores.matches as typeof router.stores.matches & {
    readonly subscribe: (listener: () => void) => unknown;
  };
  // A loader that runs again behind its page may find that the page is gone.
  matches.subscribe(() => {
    if (loading || router.state.status !== 'idle') return;
    place.correct(placeOf(router));
  });
  return router;
}

declare module '@tanstack/react-router' {
  interface Register {
    readonly router: ReturnType<typeof createSiteRouter>;
  }
}
