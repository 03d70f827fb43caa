import type { Promotion } from '@housefront/core/features/promotions';
import type { PromotionContent } from '@housefront/ui/slots';
import { createElement, lazy, Suspense } from 'react';
import { useRuntime } from '../../kernel/runtime.ts';
import { promotionContent } from '../../kernel/lists/promotion-models.ts';

const Offer = lazy(() => import('../../protection/play/Offer.tsx').then((module) => ({ default: module.Offer })));

/** Makes the content of promotions, with their terms where the profile bounds wagering (RG-32). */
export function usePromotionContent(): (promotion: Promotion) => PromotionContent {
  const { core, protection } = useRuntime();
  // Without `useProtection`, which would be one more file of a first visit.
  const wagering = protection?.values(core)?.wagering;
  return (promotion) => ({
    ...promotionContent(promotion),
    ...(wagering && {
      terms: createElement(Suspense, { fallback: null }, createElement(Offer, { id: promotion.id })),
    }),
  });
}
