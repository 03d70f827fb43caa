import { isHelperPath } from '../routes/helpers.ts';
import type { CacheState } from '../types.ts';

/** Kinds of requests, for labels. */
export type RouteClass = 'page' | 'api' | 'helper' | 'report' | 'health' | 'file';

/** Paths of browsers' reports begin with it. */
const REPORTS = '/reports/';

/** The kind of a request. An answer that is a page in any state, the error page included, counts as a page. */
export function routeClass(path: string, cache: CacheState | undefined, contentType: string | null): RouteClass {
  if (path === '/healthz' || path === '/readyz') return 'health';
  if (isHelperPath(path)) return 'helper';
  if (path.startsWith('/api/')) return 'api';
  if (path.startsWith(REPORTS)) return 'report';
  return cache !== undefined || contentType?.startsWith('text/html') ? 'page' : 'file';
}
