import type { Core } from '@housefront/core';
import { createLazyRoute } from '@tanstack/react-router';
import { promotionContent } from '../../models/promotionModels.ts';
import { paths, routePatterns } from '../../routes/paths.ts';
import type { Prefetch } from '../../routes/screen.ts';
import { useRuntime } from '../../runtime/runtime.ts';
import { TemplateView } from '../../runtime/TemplateView.tsx';
import { NotFoundScreen } from '../error/NotFoundScreen.tsx';
import { usePromotion } from './usePromotion.ts';

/** What the page of a promotion shows first. */
export const prefetch: Prefetch = ({ queryClient, bulletins }) => [
  queryClient.prefetchQuery(bulletins.queries.list()),
  queryClient.prefetchQuery(bulletins.queries.history()),
];

/** Whether this visitor is a guest for whom both lists are known and none has the promotion (HOME-30x). */
export const isUnknownToGuests = ({ bulletins, queryClient, site }: Core, id: string): boolean => {
  const running = queryClient.getQueryData(bulletins.queries.list().queryKey);
  const earlier = queryClient.getQueryData(bulletins.queries.history().queryKey);
  if (!running || !earlier || site.getState().memberId !== null) return false;
  return ![...running, ...earlier].some((one) => one.id === id);
};

function DiscountScreen() {
  const { core, back } = useRuntime();
  const { t } = core.i18n;
  const { id } = Route.useParams();
  const { promotion, state, onRetry } = usePromotion(id);
  if (state === 'missing') return <NotFoundScreen />;
  return (
    <TemplateView
      name="discount"
      props={{
        state,
        promotion: promotion && promotionContent(promotion),
        backHref: paths.discountList(),
        onBack: () => back(paths.discountList()),
        onRetry,
        texts: { back: t('promotions.all'), loadFailed: t('common.load_failed'), retry: t('common.retry') },
      }}
    />
  );
}

// Whoever signs in on the page of a promotion that guests do not have, finds it there.
export const Route = createLazyRoute(routePatterns.discount)({
  component: DiscountScreen,
  notFoundComponent: DiscountScreen,
});
