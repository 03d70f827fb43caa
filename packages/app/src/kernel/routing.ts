import type { PlaceStore } from './place.ts';
import type { SiteRouter } from './router.types.ts';

/** A router that is here. */
export interface Routed {
  readonly router: SiteRouter;
  /** Vertical scroll position, CSS px, at which the present history entry was left; 0 if it was not. */
  readonly leftAt: () => number;
}

/** The router of a document, which comes after the first page. */
export interface Routing {
  /** The router if it is here. */
  readonly router: () => SiteRouter | undefined;
  /** Has the router at hand from now on. */
  readonly attach: (routed: Routed) => void;
  /** Fetches the router, once. Rejects when its chunk cannot be loaded; the next call tries again. */
  readonly bring: () => Promise<void>;
  /**
   * Navigates with the router: at once if it is here, or when it has come. If it cannot be loaded, the address is loaded as a
   * document.
   */
  readonly use: (navigate: (router: SiteRouter) => void, href: string) => void;
  /** Where the visitor is, or is about to be. */
  readonly target: () => { readonly path: string; readonly href: string };
  /** As {@link Routed.leftAt}. */
  readonly leftAt: () => number;
}

interface RoutingOptions {
  readonly place: PlaceStore;
  readonly load: () => Promise<Routed>;
  /** Loads an address as a document. */
  readonly leave: (href: string) => void;
  /** As {@link Routed.leftAt}, before the router is here. */
  readonly leftAt?: () => number;
}

/** Creates the way to the router of one document or request. */
export function createRouting({ place, load, leave, leftAt = () => 0 }: RoutingOptions): Routing {
  let routed: Routed | undefined;
  let coming: Promise<void> | undefined;
  /** Address that waits for the router. */
  let asked: string | undefined;
  const bringOnce = async (): Promise<void> => {
    try {
      routed = await load();
    } catch (error) {
      coming = undefined;
      throw error;
    }
  };
  const bring = (): Promise<void> => (coming ??= bringOnce());
  const navigateLater = async (navigate: (router: SiteRouter) => void, href: string): Promise<void> => {
    asked = href;
    try {
      await bring();
    } catch {
      leave(href);
      return;
    }
    asked = undefined;
    if (routed) navigate(routed.router);
  };
  return {
    router: () => routed?.router,
    attach: (here) => {
      routed = here;
    },
    bring,
    use: (navigate, href) => {
      if (routed) navigate(routed.router);
      else void navigateLater(navigate, href);
    },
    target: () => {
      if (routed) {
        const { pathname, href } = routed.router.state.location;
        return { path: pathname, href };
      }
      if (asked !== undefined) return { path: asked.split(/[?#]/, 1)[0] ?? '', href: asked };
      const { path, href } = place.getState();
      return { path, href };
    },
    leftAt: () => (routed ? routed.leftAt() : leftAt()),
  };
}
