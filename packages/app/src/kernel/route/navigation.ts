import { createSignal } from '@housefront/core';
import { setDeferOffscreen } from '@housefront/ui/patterns/DeferHydration';
import type { RouteHistory } from './history.ts';
import { isSamePage, routeOf, type Route, type RouteStore } from './route.ts';

interface Options {
  /** Replaces the current history entry. */
  readonly replace?: boolean;
  /** Keeps the scroll position. */
  readonly keepScroll?: boolean;
}

/** Client-side navigation of one document. The latest navigation cancels earlier ones. */
export interface Navigation {
  /**
   * Navigates to an address of this site: the address changes at once, the page when it is loaded.
   * @param to the address, or a function that derives it from the route at that time
   * @returns resolves once the page is loaded, or a later navigation has cancelled it; before `start` at once
   */
  readonly go: (to: string | ((from: Route) => string), options?: Options) => Promise<void>;
  /** Goes back. @returns false if there is no earlier entry of this site */
  readonly back: () => boolean;
  /** The route on screen, or the one that is being loaded. */
  readonly target: () => Route;
  /** As in {@link RouteHistory}. */
  readonly leftAt: RouteHistory['leftAt'];
  readonly entry: RouteHistory['entry'];
  /** Called by the tree when a route is rendered. */
  readonly rendered: (route: Route) => void;
  /** The listener is called before the next page is loaded. */
  readonly onNavigate: (listener: (to: Route, from: Route) => void) => void;
  /** Starts once the rendered page is hydrated. Navigation that was requested until then is carried out now. */
  readonly start: () => void;
}

interface Parts {
  readonly route: RouteStore;
  readonly history: RouteHistory;
  /** The route that an address leads to, after redirects. */
  readonly resolve: (href: string) => Route;
  /** Loads the code and data of a route. Never rejects: a failure is part of the route. */
  readonly load: (route: Route) => Promise<Route>;
}

/** Creates the navigation of one document. */
export function createNavigation({ route, history, resolve, load }: Parts): Navigation {
  const pageChanges = createSignal<[to: Route, from: Route]>();
  let started = false;
  const requested: (() => void)[] = [];
  /** The route that is being loaded. */
  let pending: Route | undefined;
  let latest = 0;
  let arrive = (): void => undefined;

  async function enter(to: Route, keepScroll = false): Promise<void> {
    latest += 1;
    const own = latest;
    const from = route.getState();
    pending = to;
    let next = to;
    if (!isSamePage(from, to)) {
      pageChanges.notify(to, from);
      next = await load(to);
      if (own !== latest) return;
    }
    // A page that opens further down needs the height of all its parts at once.
    setDeferOffscreen(history.leftAt() < globalThis.innerHeight);
    pending = undefined;
    arrive = () => history.arrive(keepScroll);
    route.show(next);
  }

  /** Shows the current history entry. */
  function follow(): void {
    const asked = history.href();
    const to = resolve(asked);
    if (to.href !== asked) history.write(to.href, true);
    void enter(to);
  }

  const target = (): Route => pending ?? route.getState();

  const go: Navigation['go'] = async (to, options = {}) => {
    const { replace = false, keepScroll = false } = options;
    const href = typeof to === 'string' ? to : to(target());
    if (!started) {
      pending = routeOf(href);
      requested.push(() => void go(href, options));
      return;
    }
    const next = resolve(href);
    history.write(next.href, replace);
    await enter(next, keepScroll);
  };

  return {
    go,
    back: () => {
      if (!history.canGoBack()) return false;
      history.back();
      return true;
    },
    target,
    leftAt: history.leftAt,
    entry: history.entry,
    rendered: (rendered) => {
      if (rendered !== route.getState()) return;
      arrive();
      arrive = () => undefined;
    },
    onNavigate: pageChanges.subscribe,
    start: () => {
      started = true;
      history.listen(follow);
      for (const request of requested) request();
      // The visitor went back or forward before.
      if (requested.length === 0 && history.href() !== route.getState().href) follow();
    },
  };
}
