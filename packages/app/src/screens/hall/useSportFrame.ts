import { sportFrameQueries } from '@housefront/core/features/sport-frame';
import { sportFrameLabels } from '@housefront/ui/patterns/SportFrame';
import type { SportFrameModel } from '@housefront/ui/views';
import { useQuery } from '@tanstack/react-query';
import { useStore } from 'zustand';
import { useRuntime } from '../../kernel/runtime.ts';
import { useLabels } from '../../kernel/texts/useLabels.ts';

/**
 * The frame of quick bets in the sports hall; undefined in other halls, before the platform has named a page, and if it has
 * none (SPORT-02).
 * @param nameOf name of a provider by its id; '' for an unknown one
 */
export function useSportFrame(shown: boolean, nameOf: (gpId: string) => string): SportFrameModel | undefined {
  const { core } = useRuntime();
  // Member and currency are in the keys; a change of either must render again.
  useStore(core.session.store, ({ member }) => member);
  useStore(core.site, ({ currency }) => currency);
  const queries = sportFrameQueries(core);
  const page = useQuery({ ...queries.page(), enabled: shown });
  const url = page.data?.url ?? null;
  const check = useQuery({ ...queries.check(url ?? ''), enabled: shown && url !== null && !page.isFetching });
  const texts = useLabels(sportFrameLabels);
  if (!shown || page.status === 'pending' || (page.isSuccess && url === null)) return undefined;
  const busy = page.isFetching || check.isFetching || (url !== null && check.isPending);
  const retry = async (): Promise<void> => {
    const again = await page.refetch();
    // Another address is checked by its own query.
    if (again.data?.url === url) await check.refetch();
  };
  return {
    state: busy ? 'loading' : check.data === true ? 'ready' : 'failed',
    url,
    provider: nameOf(page.data?.gpId ?? ''),
    onRetry: () => void retry(),
    texts,
  };
}
