import { promotionsForMode } from '@housefront/core/features/promotions';
import type { PromotionListViewProps } from '@housefront/ui/views';
import { promotionListLabels } from '@housefront/ui/views/promotion-list/labels';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { loadable } from '../../kernel/lists/loadable.ts';
import { promotionCard } from '../../kernel/lists/promotion-models.ts';
import { useRuntime, useSite } from '../../kernel/runtime.ts';
import { useLabels } from '../../kernel/texts/useLabels.ts';

/** All promotions of this session and mode. A running one is not listed as an earlier one (HOME-24). */
export function usePromotionListView(): PromotionListViewProps {
  const { core } = useRuntime();
  const mode = useSite((site) => site.mode);
  useSite((site) => site.memberId);
  const running = useQuery(core.promotions.queries.list());
  const earlier = useQuery(core.promotions.queries.history());
  const { promotions, history } = useMemo(() => {
    const shown = promotionsForMode(running.data ?? [], mode);
    const ids = new Set(shown.map(({ id }) => id));
    const over = promotionsForMode(earlier.data ?? [], mode).filter(({ id }) => !ids.has(id));
    return { promotions: shown.map(promotionCard), history: over.map(promotionCard) };
  }, [running.data, earlier.data, mode]);
  return {
    promotions: loadable(running, promotions),
    history: loadable(earlier, history),
    texts: useLabels(promotionListLabels),
  };
}
