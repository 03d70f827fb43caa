import { definePage } from '../../kernel/definePage.tsx';
import { useDiscountListView } from './useDiscountListView.ts';

/** All promotions (HOME-27). */
export default definePage('discountList', {
  useView: useDiscountListView,
  prefetch: ({ queryClient, promotions }) => [
    queryClient.prefetchQuery(promotions.queries.list()),
    queryClient.prefetchQuery(promotions.queries.history()),
  ],
});
