import { OFFLINE_WORKER_PATH } from '@housefront/contract/render';
import type { Runtime } from '../kernel/runtime.ts';

/** Milliseconds after the start of the shell: the page itself comes first. */
const LATER_MS = 4000;

/**
 * Registers the worker for visits without a connection (PWA-01), once the page is at rest. Not in native wrappers, which have
 * pages of their own for that, and not in frames. Browsers that keep nothing for a page refuse it, and miss nothing else.
 */
export function registerWorker({ core }: Pick<Runtime, 'core'>): void {
  const { clock, device, windows } = core.ports;
  // Absent without https, and in private windows of some browsers.
  const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  if (!workers || device.nativeBridge || windows.framed() || core.site.getState().clientType === 'app') return;
  clock.after(LATER_MS, () => {
    workers.register(OFFLINE_WORKER_PATH, { scope: '/', updateViaCache: 'none' }).catch(() => undefined);
  });
}
