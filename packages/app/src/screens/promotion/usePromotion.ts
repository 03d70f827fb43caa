import { DISPLAY_LOCATION } from '@housefront/contract/ids';
import type { Promotion } from '@housefront/core/features/promotions';
import { useQuery } from '@tanstack/react-query';
import { useRuntime, useSite } from '../../kernel/runtime.ts';

/** A promotion: current or earlier, general or of the deposit page. */
export interface FoundPromotion {
  /** Null while loading, and if it does not exist. */
  readonly promotion: Promotion | null;
  /** `missing`: all lists are loaded and none contains it. */
  readonly state: 'loading' | 'ready' | 'error' | 'missing';
  readonly onRetry: () => void;
}

/** Finds a promotion by its id. The lists of the deposit page are fetched for members only, and last (HOME-27). */
export function usePromotion(id: string): FoundPromotion {
  const { core } = useRuntime();
  const member = useSite((site) => site.memberId) !== null;
  useSite((site) => site.mode);
  const { queries } = core.promotions;
  const running = useQuery(queries.list());
  const earlier = useQuery(queries.history());
  const general = [...(running.data ?? []), ...(earlier.data ?? [])].find((one) => one.id === id);
  const furtherWanted = member && !general && !running.isPending && !earlier.isPending;
  const deposit = useQuery({ ...queries.list(DISPLAY_LOCATION.deposit), enabled: furtherWanted });
  const promotion = general ?? deposit.data?.find((one) => one.id === id) ?? null;
  const asked = [running, earlier, ...(furtherWanted ? [deposit] : [])];
  const failed = asked.filter(({ isError, data }) => isError && data === undefined);
  const waiting = asked.some(({ isPending }) => isPending);
  const absent = failed.length > 0 ? 'error' : 'missing';
  return {
    promotion,
    state: promotion ? 'ready' : waiting ? 'loading' : absent,
    onRetry: () => void Promise.all(failed.map((query) => query.refetch())),
  };
}
