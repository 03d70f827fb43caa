import type { FeatureDeps } from '../../calls/feature-deps.ts';
import { protectionStateKey } from '../../protection/protection-key.ts';
import { rereadShown } from '../../loading/reread.ts';
import type { Subject } from '../../loading/subjects.ts';

/** Refetches each subject; false when that failed. Each sends a new call even if one is pending: the older one is outdated. */
export type Reads = Readonly<Record<Subject, () => Promise<boolean>>>;

const isRead = ({ state }: { readonly state: { readonly status: string } }) => state.status !== 'error';

/** Reads that other features run by themselves. */
export type OwnReads = Pick<Reads, 'balance' | 'letters' | 'wheel'>;

/** The one table of refetches (RT-04x). */
export const createReads = (
  deps: Pick<FeatureDeps, 'events' | 'ports' | 'queryClient'>,
  { balance, letters, wheel }: OwnReads,
): Reads => {
  const { events, queryClient } = deps;
  return {
    balance,
    records: () => rereadShown(queryClient, ['member', 'records']),
    letters,
    profile: () => rereadShown(queryClient, ['member', 'layout'], ['member', 'profile']),
    envelope: () => {
      events.emit('envelope-changed', null);
      return Promise.resolve(true);
    },
    wheel,
    protection: () => rereadShown(queryClient, protectionStateKey(deps)),
    service: async () => {
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
    banners: () => rereadShown(queryClient, ['banners']),
    template: () => rereadShown(queryClient, ['content', 'models']),
  };
};
