import { createLazyRoute } from '@tanstack/react-router';
import { routePatterns } from '../../routes/paths.ts';
import type { Prefetch } from '../../routes/screen.ts';
import { TemplateView } from '../../runtime/TemplateView.tsx';
import { useDiscountListView } from './useDiscountListView.ts';

/** What the list of promotions shows first. */
export const prefetch: Prefetch = ({ queryClient, bulletins }) => [
  queryClient.prefetchQuery(bulletins.queries.list()),
  queryClient.prefetchQuery(bulletins.queries.history()),
];

function DiscountListScreen() {
  return <TemplateView name="discountList" props={useDiscountListView()} />;
}

export const Route = createLazyRoute(routePatterns.discountList)({ component: DiscountListScreen });
