import type { Core } from '@housefront/core';
import type { ViewName } from '@housefront/ui/views';
import type { AnyAddress } from './page.types.ts';
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
  page: Promise<{ readonly prefetch?: (core: Core, address: AnyAddress) => readonly Promise<void>[] }>,
  address: AnyAddress,
): Promise<void> {
  const { core, templates, server } = runtime;
  const texts = runtime.isHydrated() ? core.i18n.ready() : undefined;
  const [{ prefetch }] = await Promise.all([page, templates.loadView(view), texts]);
  // The data of the page may be loading as one file.
  await runtime.arriving;
  const loads = Promise.all(prefetch?.(core, address) ?? []);
  if (!server) return;
  const limit = new Promise<void>((resolve) => {
    core.ports.clock.after(serverDataLimit, resolve);
  });
  await Promise.race([loads, limit]);
}
