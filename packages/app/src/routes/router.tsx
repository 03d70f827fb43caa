import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  redirect,
  type RouterHistory,
} from '@tanstack/react-router';
import type { Runtime } from '../runtime/runtime.ts';
import { ErrorScreen } from '../screens/error/ErrorScreen.tsx';
import { NotFoundScreen } from '../screens/error/NotFoundScreen.tsx';
import { RootLayout } from '../shell/RootLayout.tsx';
import { contentRoutes } from './contentRoutes.ts';
import { routePatterns } from './paths.ts';
import { discountRoutes } from './discountRoutes.ts';
import { fullFrame, listFrame, loadScreen, plainFrame, type PageFrame } from './screen.ts';
import { listOf, parseSearch, readListSearch, stringifySearch } from './search.ts';
import { leaveHiddenPage, windowRoutes } from './windowRoutes.ts';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Frame around the page. */
    readonly frame?: PageFrame;
  }
}

const root = createRootRouteWithContext<{ readonly runtime: Runtime }>()({
  beforeLoad: leaveHiddenPage,
  component: RootLayout,
  notFoundComponent: NotFoundScreen,
  errorComponent: ErrorScreen,
});

/** What all routes hang on. */
export type RootRoute = typeof root;

const home = createRoute({
  getParentRoute: () => root,
  path: routePatterns.home,
  staticData: { frame: fullFrame },
  loader: ({ context }) =>
    loadScreen(context.runtime, 'home', import('../screens/home/HomeScreen.tsx'), { params: {}, search: {} }),
}).lazy(() => import('../screens/home/HomeScreen.tsx').then(({ Route }) => Route));

const hall = createRoute({
  getParentRoute: () => root,
  path: routePatterns.gameHall,
  staticData: { frame: fullFrame },
  beforeLoad: ({ params }) => {
    // An unknown hall is no page (CAT-10x).
    if (!/^[2-9]$/.test(params.gtId)) throw redirect({ to: routePatterns.home, replace: true });
  },
  loader: ({ context, params }) =>
    loadScreen(context.runtime, 'hall', import('../screens/hall/HallScreen.tsx'), { params, search: {} }),
}).lazy(() => import('../screens/hall/HallScreen.tsx').then(({ Route }) => Route));

const slotGame = createRoute({
  getParentRoute: () => root,
  path: routePatterns.slotGame,
  staticData: { frame: listFrame },
  validateSearch: readListSearch,
  beforeLoad: ({ search }) => {
    // Without a provider there is nothing to list (SHELL-08, SHELL-09x).
    if (!search.gt_id || (!search.gp_id && !search.isCrashGame))
      throw redirect({ to: routePatterns.home, replace: true });
  },
  loaderDeps: ({ search }) => listOf(search),
  loader: ({ context, deps }) =>
    loadScreen(context.runtime, 'slotList', import('../screens/slot-list/SlotListScreen.tsx'), {
      params: {},
      search: deps,
    }),
}).lazy(() => import('../screens/slot-list/SlotListScreen.tsx').then(({ Route }) => Route));

const gameRoom = createRoute({
  getParentRoute: () => root,
  path: routePatterns.gameRoom,
  staticData: { frame: listFrame },
  validateSearch: readListSearch,
  beforeLoad: ({ context, search }) => {
    const { core } = context.runtime;
    // The room is for desktops of sites that have it; everybody else gets the list with the same query (CAT-17x).
    if (!core.config.gameRoom || core.site.getState().mode !== 'desktop' || search.gt_id !== 2 || !search.gp_id) {
      throw redirect({ to: routePatterns.slotGame, search, replace: true });
    }
  },
  loaderDeps: ({ search }) => listOf(search),
  loader: ({ context, deps }) =>
    loadScreen(context.runtime, 'gameRoom', import('../screens/game-room/GameRoomScreen.tsx'), {
      params: {},
      search: deps,
    }),
}).lazy(() => import('../screens/game-room/GameRoomScreen.tsx').then(({ Route }) => Route));

const games = createRoute({
  getParentRoute: () => root,
  path: routePatterns.games,
  staticData: { frame: listFrame },
  validateSearch: readListSearch,
  loader: ({ context }) =>
    loadScreen(context.runtime, 'slotList', import('../screens/games/GamesScreen.tsx'), { params: {}, search: {} }),
}).lazy(() => import('../screens/games/GamesScreen.tsx').then(({ Route }) => Route));

const play = createRoute({
  getParentRoute: () => root,
  path: routePatterns.play,
  staticData: { frame: plainFrame },
  beforeLoad: ({ context }) => {
    // The game's address lives in memory only, so a fresh document has none (PLAY-15x).
    if (context.runtime.server || !context.runtime.core.play.store.getState().place)
      throw redirect({ to: routePatterns.home, replace: true });
  },
  loader: ({ context }) => loadScreen(context.runtime, 'play', null, { params: {}, search: {} }),
}).lazy(() => import('../screens/play/PlayScreen.tsx').then(({ Route }) => Route));

const loading = createRoute({
  getParentRoute: () => root,
  path: routePatterns.loading,
  staticData: { frame: plainFrame },
  loader: ({ context }) => loadScreen(context.runtime, 'loading', null, { params: {}, search: {} }),
}).lazy(() => import('../screens/loading/LoadingScreen.tsx').then(({ Route }) => Route));

const close = createRoute({
  getParentRoute: () => root,
  path: routePatterns.close,
  staticData: { frame: plainFrame },
  loader: ({ context }) => loadScreen(context.runtime, 'loading', null, { params: {}, search: {} }),
}).lazy(() => import('../screens/close/CloseScreen.tsx').then(({ Route }) => Route));

const authCallback = createRoute({
  getParentRoute: () => root,
  path: routePatterns.authCallback,
  staticData: { frame: plainFrame },
  loader: ({ context }) => loadScreen(context.runtime, 'loading', null, { params: {}, search: {} }),
}).lazy(() => import('../screens/auth-callback/AuthCallbackScreen.tsx').then(({ Route }) => Route));

/** Addresses that are only complete with an id; the bare ones lead home (SHELL-08, SHELL-09x). */
const bare = ['/gameHall', '/main'].map((path) =>
  createRoute({
    getParentRoute: () => root,
    path,
    beforeLoad: () => {
      throw redirect({ to: routePatterns.home, replace: true });
    },
  }),
);

const routeTree = root.addChildren([
  home,
  hall,
  slotGame,
  gameRoom,
  games,
  play,
  loading,
  close,
  authCallback,
  ...discountRoutes(root),
  ...bare,
  ...windowRoutes(root),
  ...contentRoutes(root),
]);

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

export type SiteRouter = ReturnType<typeof createSiteRouter>;
