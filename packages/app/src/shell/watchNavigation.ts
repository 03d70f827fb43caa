import type { SiteRouter } from '../kernel/router.types.ts';
import type { Runtime } from '../kernel/runtime.ts';
import { watchPayloads } from './watchPayloads.ts';
import { watchVersion } from './watchVersion.ts';

/** Handlers of client-side navigation; loaded after the first page. */
export function watchNavigation(runtime: Runtime, router: SiteRouter, buildId: string): void {
  watchVersion(runtime, router, buildId);
  watchPayloads(runtime, router, buildId);
}
