import { definePage } from '../../kernel/definePage.tsx';
import { useDiscountListView } from './useDiscountListView.ts';

/** All promotions (HOME-27). */
export default definePage('discountList', {
  useView: useDiscountListView,
  prefetch: ({ queryClient, bulletins }) => [
    queryClient.prefetchQuery(bulletins.queries.list()),
    queryClient.prefetchQuery(bulletins.queries.history()),
  ],
});
