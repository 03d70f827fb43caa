import type { Promotion } from '@housefront/core/features/promotions';
import type { PromotionContent } from '@housefront/ui/slots';
import { createElement, Suspense } from 'react';
import { useCapabilities } from '../../kernel/capabilities.ts';
import { useExtension } from '../../kernel/extension.ts';
import { promotionContent } from '../../kernel/lists/promotion-models.ts';

/** Makes the content of promotions, with their terms where the profile bounds wagering (RG-32). */
export function usePromotionContent(): (promotion: Promotion) => PromotionContent {
  const extension = useExtension();
  const Terms = useCapabilities().wagering && extension?.PromotionTerms;
  return (promotion) => ({
    ...promotionContent(promotion),
    ...(Terms && {
      terms: createElement(Suspense, { fallback: null }, createElement(Terms, { id: promotion.id })),
    }),
  });
}
