import { within } from '@housefront/core';
import type { ViewName } from '@housefront/ui/views';
import type { AnyAddress, LoadedPage } from './page.types.ts';
import type { Runtime } from './runtime.ts';

/** Longest wait for data during server rendering, in milliseconds. A page with a gap is better than a late one. */
const serverDataLimit = 2500;

/**
 * Loads what a page needs before it is shown: its view, its texts and, on the server, its data. In a browser data loading is
 * only started, so that the page shows its skeleton at once.
 */
export async function loadScreen(
  runtime: Runtime,
  view: ViewName,
  page: Promise<Pick<LoadedPage, 'prefetch' | 'load'>>,
  address: AnyAddress,
): Promise<void> {
  const { core, templates, server } = runtime;
  const texts = runtime.isHydrated() ? core.i18n.ready() : undefined;
  const loaded = page.then(async ({ load, prefetch }) => {
    await load?.(core, address);
    return prefetch;
  });
  const [prefetch] = await Promise.all([loaded, templates.loadView(view), texts]);
  // The data of the page may be loading as one file.
  await runtime.arriving;
  const loads = Promise.all(prefetch?.(core, address) ?? []);
  if (!server) return;
  await within(core.ports.clock, serverDataLimit, loads);
}
