import type { SiteRouter } from '../kernel/router.types.ts';
import type { Runtime } from '../kernel/runtime.ts';
import { watchPayloads } from './watchPayloads.ts';
import { watchVersion } from './watchVersion.ts';

/** What comes along when a visitor goes from page to page; loaded once the first page stands. */
export function watchNavigation(runtime: Runtime, router: SiteRouter, buildId: string): void {
  watchVersion(runtime, router, buildId);
  watchPayloads(runtime, router, buildId);
}
