import { registerSiteWorker } from '@housefront/core/adapters';
import type { Runtime } from '../../kernel/runtime.ts';

/** Milliseconds after the start of the shell: the page itself comes first. */
const LATER_MS = 4000;

async function register(): Promise<void> {
  try {
    // Absent without https, and in private windows of some browsers; others throw in sandboxed pages.
    const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker;
    if (workers) await registerSiteWorker(workers);
  } catch {
    // A browser that keeps nothing for a page refuses its worker. The site works without one.
  }
}

/** Keeps this browser's push subscription with its member. Asks for no permission: only a press of the member does (PLT-04). */
const watchNotices = async (runtime: Runtime): Promise<void> => (await import('./watchPush.ts')).watchPush(runtime);

/**
 * Registers the worker for visits without a connection, once the page is at rest. Not in native wrappers, which have pages of
 * their own for that, and not in frames (PWA-01).
 */
export function registerWorker(runtime: Runtime): void {
  const { core } = runtime;
  const { clock, device, windows } = core.ports;
  if (device.nativeBridge || windows.framed() || core.site.getState().clientType === 'app') return;
  clock.after(LATER_MS, () => {
    void register();
    if (core.config.push) void watchNotices(runtime).catch(() => undefined);
  });
}
