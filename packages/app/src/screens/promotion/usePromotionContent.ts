import type { Promotion } from '@housefront/core/features/promotions';
import type { PromotionContent } from '@housefront/ui/slots';
import { createElement, lazy, Suspense } from 'react';
import { useProtection } from '../../kernel/protection-parts.ts';
import { promotionContent } from '../../models/promotion-models.ts';

const Offer = lazy(() => import('../../protection/play/Offer.tsx').then((module) => ({ default: module.Offer })));

/** Makes the content of promotions, with their terms where the profile bounds wagering (RG-32). */
export function usePromotionContent(): (promotion: Promotion) => PromotionContent {
  const { wagering } = useProtection();
  return (promotion) => ({
    ...promotionContent(promotion),
    ...(wagering && {
      terms: createElement(Suspense, { fallback: null }, createElement(Offer, { id: promotion.id })),
    }),
  });
}
