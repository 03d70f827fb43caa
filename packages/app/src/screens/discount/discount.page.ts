import { definePage } from '../../kernel/definePage.tsx';
import { DiscountScreen } from './DiscountScreen.tsx';
import { isUnknownToGuests } from './isUnknownToGuests.ts';

/** One promotion (HOME-27). */
export default definePage('discount', {
  Screen: DiscountScreen,
  // Whoever signs in on the page of a promotion that guests do not have, finds it there.
  NotFound: DiscountScreen,
  prefetch: ({ queryClient, promotions }) => [
    queryClient.prefetchQuery(promotions.queries.list()),
    queryClient.prefetchQuery(promotions.queries.history()),
  ],
  // A member may have more than guests: there the page itself finds out.
  missing: (core, { id }) => isUnknownToGuests(core, id),
  addresses: () => [],
});
