import type { FeatureDeps } from '../../calls/feature-deps.ts';
import { rereadShown } from '../../loading/reread.ts';
import type { Reads, Subject } from '../../base/subjects.ts';

const isRead = ({ state }: { readonly state: { readonly status: string } }) => state.status !== 'error';

/**
 * The one table of refetches. Each sends a new call even if one is pending: the older one is outdated (RT-04x).
 * @param own reads that other features run by themselves
 */
export const createReads = (
  { events, queryClient }: Pick<FeatureDeps, 'events' | 'queryClient'>,
  own: Iterable<readonly [Subject, () => Promise<boolean>]>,
): Reads =>
  new Map<Subject, () => Promise<boolean>>([
    ...own,
    ['records', () => rereadShown(queryClient, ['member', 'records'])],
    ['profile', () => rereadShown(queryClient, ['member', 'layout'], ['member', 'profile'])],
    [
      'envelope',
      () => {
        events.emit('envelope-changed', null);
        return Promise.resolve(true);
      },
    ],
    [
      'service',
      async () => {
        const detail = ['site', 'detail'];
        const known = await rereadShown(
          queryClient,
          detail,
          ['site', 'environment'],
          ['site', 'floats'],
          ['site', 'footer'],
        );
        // The environment is built from the detail, but also shown without it.
        return known && queryClient.getQueryCache().findAll({ queryKey: detail }).every(isRead);
      },
    ],
    ['banners', () => rereadShown(queryClient, ['banners'])],
    ['template', () => rereadShown(queryClient, ['content', 'models'])],
  ]);
