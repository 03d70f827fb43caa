import type { RouterHistory } from '@tanstack/react-router';
import { createPlaceStore } from '../kernel/place.ts';
import type { SiteRouter } from '../kernel/router.types.ts';
import { createRouting } from '../kernel/routing.ts';
import type { Runtime } from '../kernel/runtime.ts';
import { rememberScroll } from '../routes/rememberScroll.ts';
import { createSiteRouter } from '../routes/router.ts';
import { createRuntime, type RuntimeOptions } from './createRuntime.ts';

/** What differs from {@link RuntimeOptions}: the router is here at once, and knows the place. */
export interface RoutedOptions extends Omit<RuntimeOptions, 'place' | 'routing' | 'landing' | 'isHydrated'> {
  readonly history: RouterHistory;
}

/** Assembles core, template and router of one request. The place is shown once the router has loaded it. */
export async function createRoutedRuntime({
  history,
  ...options
}: RoutedOptions): Promise<{ readonly runtime: Runtime; readonly router: SiteRouter }> {
  const place = createPlaceStore();
  const routing = createRouting({
    place,
    load: () => Promise.reject(new Error('The router of a request is here from the start.')),
    leave: options.ports.windows.goTo,
  });
  const runtime = await createRuntime({
    ...options,
    place,
    routing,
    landing: history.location.search,
    isHydrated: () => routing.router()?.state.resolvedLocation !== undefined,
  });
  const router = createSiteRouter(runtime, history);
  routing.attach({ router, leftAt: rememberScroll(router) });
  return { runtime, router };
}
