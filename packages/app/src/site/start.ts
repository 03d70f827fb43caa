import type { StartOptions } from './client.tsx';
import { painted, pause } from './pause.ts';

/**
 * What the start is evaluated in, each in a task of its own. All of it is preloaded with the page, so that a step waits for no
 * request; a browser without such preloading takes the last one at once, which asks for the others together.
 */
const steps = [() => import('./step-react.ts'), () => import('./step-core.ts')] as const;

async function begin(options: StartOptions): Promise<void> {
  await painted();
  const preloaded = document.createElement('link').relList.supports('modulepreload');
  for (const step of preloaded ? steps : []) {
    await step();
    await pause();
  }
  const { hydrateSite } = await import('./client.tsx');
  await pause();
  await hydrateSite(options);
}

/**
 * Hydrates the rendered page. Call it once from the site's entry. If it fails, the page stays as the server sent it: readable,
 * with plain links.
 */
export function startSite(options: StartOptions): void {
  begin(options).catch((error: unknown) => reportError(error));
}
