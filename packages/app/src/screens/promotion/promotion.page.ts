import { definePage } from '../../kernel/definePage.tsx';
import { PromotionScreen } from './PromotionScreen.tsx';
import { isUnknownToGuests } from './isUnknownToGuests.ts';

/** One promotion (HOME-27). */
export default definePage('promotion', {
  Screen: PromotionScreen,
  // After a sign-in on this page, the members' promotion is found.
  NotFound: PromotionScreen,
  prefetch: ({ queryClient, promotions }) => [
    queryClient.prefetchQuery(promotions.queries.list()),
    queryClient.prefetchQuery(promotions.queries.history()),
  ],
  // Members may have more promotions, so the page itself checks.
  missing: (core, { id }) => isUnknownToGuests(core, id),
  addresses: () => [],
});
