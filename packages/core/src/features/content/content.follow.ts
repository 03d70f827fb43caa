import type { FeatureDeps } from '../../calls/feature-deps.ts';
import type { CoreEventMap } from '../../base/events.ts';
import { modelEntries } from './content.api.ts';
import type { ContentQueries } from './content.queries.ts';

type TemplateChange = CoreEventMap['template-changed'];

/** Replaces the cached list with the one that the platform sent (RT-08x). */
export const followTemplate = async (
  { queryClient, site }: FeatureDeps,
  queries: ContentQueries,
  { list, items }: TemplateChange,
): Promise<void> => {
  const { queryKey } = queries.models(list);
  // An answer that is in flight may hold the old list.
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(queryKey, modelEntries(items, list, site.getState().locale));
};
