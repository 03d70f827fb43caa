import { definePage } from '../../kernel/definePage.tsx';
import { usePromotionListView } from './usePromotionListView.ts';

/** All promotions (HOME-27). */
export default definePage('promotionList', {
  useView: usePromotionListView,
  prefetch: ({ queryClient, promotions }) => [
    queryClient.prefetchQuery(promotions.queries.list()),
    queryClient.prefetchQuery(promotions.queries.history()),
  ],
});
