import type { CacheState } from '../base/types.ts';
import type { RouteClass } from './gateway-metrics.ts';

/** Paths of browsers' reports begin with it. */
const REPORTS = '/reports/';

/** Properties of an answer by which its kind is known. */
interface AnswerFacts {
  readonly cache: CacheState | undefined;
  readonly contentType: string | null;
}

/** The kind of a request. An answer that is a page in any state, the error page included, counts as a page. */
export function routeClass(
  path: string,
  { cache, contentType, isHelper }: AnswerFacts & { readonly isHelper: (path: string) => boolean },
): RouteClass {
  if (path === '/healthz' || path === '/readyz') return 'health';
  if (isHelper(path)) return 'helper';
  if (path.startsWith('/api/')) return 'api';
  if (path.startsWith(REPORTS)) return 'report';
  return cache !== undefined || contentType?.startsWith('text/html') ? 'page' : 'file';
}
