import type { FeatureDeps } from '../../feature-deps.ts';
import type { CoreEventMap } from '../../events.ts';
import { modelEntries, type ModelList } from './content.api.ts';
import type { ContentQueries } from './content.queries.ts';

type TemplateChange = CoreEventMap['template-changed'];

/** What the platform calls the lists when one has changed. */
const lists = {
  model_settings: 'blocks',
  model_sponsor: 'sponsors',
  model_login: 'loginNotes',
} as const satisfies Readonly<Record<TemplateChange['kind'], ModelList>>;

/** Replaces the cached list with the one that the platform sent (RT-07, RT-08x). */
export const followTemplate = async (
  { queryClient, site }: FeatureDeps,
  queries: ContentQueries,
  { kind, list: items }: TemplateChange,
): Promise<void> => {
  const list = lists[kind];
  const { queryKey } = queries.models(list);
  // An answer that is under way may hold the old list.
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(queryKey, modelEntries(items, list, site.getState().locale));
};
