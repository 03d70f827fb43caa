import { createBrowserHistory } from '@tanstack/react-router';
import type { Routed } from '../kernel/routing.ts';
import type { Runtime } from '../kernel/runtime.ts';
import { rememberScroll } from '../routes/rememberScroll.ts';
import { createSiteRouter } from '../routes/router.ts';
import { watchNavigation } from '../shell/watchNavigation.ts';

declare const __BUILD_ID__: string;

/**
 * Makes the router of a page that is on screen: it takes over the place as it is, without loading or rendering anything, and
 * then carries out what the visitor did meanwhile.
 * @param history that of the browser if omitted
 */
export async function startRouter(runtime: Runtime, history = createBrowserHistory()): Promise<Routed> {
  const { href } = runtime.place.getState();
  let taking = history.location.href === href;
  const router = createSiteRouter(runtime, history, () => taking && history.location.href === href);
  history.subscribe((change) => void router.load(change));
  if (taking) await router.load();
  const moved = !taking;
  taking = false;
  const leftAt = rememberScroll(router);
  // In development there is neither a newer build nor a payload of this one (VER-03x, API-18x).
  if (import.meta.env.PROD) watchNavigation(runtime, router, __BUILD_ID__);
  if (moved) void router.load();
  return { router, leftAt };
}
