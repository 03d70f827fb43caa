import type { StartOptions } from './client.tsx';
import { painted, pause } from './browser/pause.ts';

/**
 * Evaluates React, then the application, each in a task of its own after the first paint. Both are preloaded with the page,
 * so neither waits for a request.
 */
async function begin(options: StartOptions): Promise<void> {
  await painted();
  await import('./step-react.ts');
  await pause();
  const { hydrateSite } = await import('./client.tsx');
  await pause();
  await hydrateSite(options);
}

/**
 * Hydrates the rendered page. Call it once from the site's entry. If it fails, the page stays as the server sent it: readable,
 * with plain links.
 */
export function startSite(options: StartOptions): void {
  begin(options).catch((error: unknown) => {
    // A window that is closed while it starts loses its modules, and that is no fault: a game's window closes so (PLAY-44).
    if (window.closed) return;
    reportError(error);
    // The shell, which watches errors otherwise, does not start.
    if (globalThis.earlyErrors) void import('../shell/watch/watchErrors.ts').then(({ watchErrors }) => watchErrors());
  });
}
