import { definePage } from '../../kernel/definePage.tsx';
import { PromotionScreen } from './PromotionScreen.tsx';
import { isUnknownToGuests } from './isUnknownToGuests.ts';

/** One promotion (HOME-27). */
export default definePage('promotion', {
  Screen: PromotionScreen,
  // Whoever signs in on the page of a promotion that guests do not have, finds it there.
  NotFound: PromotionScreen,
  prefetch: ({ queryClient, promotions }) => [
    queryClient.prefetchQuery(promotions.queries.list()),
    queryClient.prefetchQuery(promotions.queries.history()),
  ],
  // A member may have more than guests: there the page itself finds out.
  missing: (core, { id }) => isUnknownToGuests(core, id),
  addresses: () => [],
});
