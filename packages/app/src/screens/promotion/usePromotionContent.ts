import type { Promotion } from '@housefront/core/features/promotions';
import type { PromotionContent } from '@housefront/ui/slots';
import { createElement, Suspense } from 'react';
import { extensionOf } from '../../kernel/extension.ts';
import { useRuntime } from '../../kernel/runtime.ts';
import { promotionContent } from '../../kernel/lists/promotion-models.ts';

/** Makes the content of promotions, with their terms where the profile bounds wagering (RG-32). */
export function usePromotionContent(): (promotion: Promotion) => PromotionContent {
  const { core } = useRuntime();
  const extension = extensionOf(core);
  // Without `useCapabilities`, which would be one more file of a first visit.
  const Terms = extension?.capabilities(core)?.wagering && extension.PromotionTerms;
  return (promotion) => ({
    ...promotionContent(promotion),
    ...(Terms && {
      terms: createElement(Suspense, { fallback: null }, createElement(Terms, { id: promotion.id })),
    }),
  });
}
