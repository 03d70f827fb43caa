import { routeOf, splitHref, type Route } from '../../kernel/route/route.ts';
import type { RenderedRoute } from './hydration-state.ts';

/**
 * The route of a rendered page. Path and failure come from the server. The query comes from the address, because a server
 * reads only a part of it.
 * @param href address of the document
 */
export function firstRoute({ path, failed }: RenderedRoute, href: string): Route {
  const rendered = routeOf(path + splitHref(href).search);
  // The visitor went back before any script ran. Navigation follows once it starts.
  const isElsewhere = !failed && routeOf(href).page !== rendered.page;
  return {
    ...rendered,
    href: isElsewhere ? path : href,
    failed:
      failed === 'error'
        ? { kind: failed, error: new Error('The server could not render this page.') }
        : failed && { kind: failed },
  };
}
