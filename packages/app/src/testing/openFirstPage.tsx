import type { PageId } from '@housefront/contract/pages';
import { createI18n } from '@housefront/core/i18n';
import { fakePorts, testConfig, type FakePorts } from '@housefront/core/testing';
import { testRoot } from '@housefront/ui/testing';
import { theme } from '@housefront/ui/themes/midnight';
import { createMemoryHistory, type RouterHistory } from '@tanstack/react-router';
import { onTestFinished } from 'vitest';
import { createPlaceStore } from '../kernel/place.ts';
import { createRouting } from '../kernel/routing.ts';
import type { Runtime } from '../kernel/runtime.ts';
import { loadFirst } from '../routes/loadFirst.ts';
import { createRuntime } from '../site/createRuntime.ts';
import { firstPlace } from '../site/firstPlace.ts';
import type { RenderedPlace } from '../site/hydration-state.ts';
import { SiteApp } from '../site/SiteApp.tsx';
import { startRouter } from '../site/startRouter.ts';
import { openPlatform } from './openPlatform.ts';
import { templates } from './testRuntime.ts';

/** A page as a browser first has it, before there is a router. */
export interface FirstPage {
  readonly runtime: Runtime;
  readonly ports: FakePorts;
  readonly history: RouterHistory;
  /** Lets the router come; false: its chunk cannot be loaded. */
  readonly arrive: (comes?: boolean) => void;
  /** Number of requests for the router. */
  readonly asked: () => number;
}

/** Opens a page without its router; a sandbox answers. Gone when the test ends. */
export async function openFirstPage(
  path: string,
  page: PageId | null,
  { params = {}, failed = null, entries = [] }: Partial<RenderedPlace> & { readonly entries?: readonly string[] } = {},
): Promise<FirstPage> {
  const ports = fakePorts({}, {}, openPlatform().answer);
  const { pathname, search, hash } = new URL(path, ports.windows.here.origin);
  ports.windows.here = { ...ports.windows.here, path: pathname, search };
  const history = createMemoryHistory({ initialEntries: [...entries, path] });
  const place = createPlaceStore(firstPlace({ path: pathname, page, params, failed }, { pathname, search, hash }));
  let asked = 0;
  let arrive: (comes?: boolean) => void = () => undefined;
  const arrival = new Promise<boolean>((resolve) => {
    arrive = (comes = true) => resolve(comes);
  });
  const routing = createRouting({
    place,
    load: async () => {
      asked += 1;
      if (!(await arrival)) throw new TypeError('Failed to fetch dynamically imported module');
      return startRouter(runtime, history);
    },
    leave: ports.windows.goTo,
  });
  const runtime: Runtime = await createRuntime({
    config: testConfig(),
    templates,
    theme,
    ports,
    i18n: await createI18n({ locale: 'en_US' }),
    initial: { locale: 'en_US', mode: 'desktop', currency: 'USD', year: 2026 },
    place,
    routing,
    landing: search,
    isHydrated: () => true,
    server: false,
  });
  await loadFirst(runtime);
  Object.assign(document.documentElement.dataset, { theme: 'midnight', motion: 'reduced' });
  onTestFinished(() => runtime.core.dispose());
  testRoot().render(<SiteApp runtime={runtime} />);
  return { runtime, ports, history, arrive, asked: () => asked };
}
