import type { FeatureDeps } from '../../calls/feature-deps.ts';
import { contentQueries, type ContentQueries } from './content.queries.ts';
import { noContent, type LoadContent } from './content.types.ts';

/** Dependencies of the content feature. */
export interface ContentSources {
  /** The site's content; default: none. */
  readonly load?: LoadContent | undefined;
}

/** A site's own pages and the lists of its template. */
export interface ContentFeature {
  readonly queries: ContentQueries;
  /** Applies the platform's changes of the template's lists while a page is open. Returns a function that stops it (RT-07). */
  readonly attach: () => () => void;
}

/** Creates the content feature. */
export const createContent = (deps: FeatureDeps & ContentSources): ContentFeature => {
  const queries = contentQueries(deps, deps.load ?? (() => Promise.resolve(noContent)));
  return {
    queries,
    attach: () =>
      deps.events.on('template-changed', (change) => {
        void import('./content.follow.ts').then(({ followTemplate }) => followTemplate(deps, queries, change));
      }),
  };
};
