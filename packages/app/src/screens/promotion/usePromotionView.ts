import type { PromotionViewProps } from '@housefront/ui/views';
import { promotionLabels } from '@housefront/ui/views/promotion/labels';
import { paths } from '../../kernel/paths.ts';
import { useRuntime } from '../../kernel/runtime.ts';
import { useLabels } from '../../kernel/texts/useLabels.ts';
import { usePromotionContent } from './usePromotionContent.ts';
import { usePromotion } from './usePromotion.ts';

/** The view of a promotion; null when all lists are loaded and none contains it (HOME-27). */
export function usePromotionView(id: string): PromotionViewProps | null {
  const { back } = useRuntime();
  const { promotion, state, onRetry } = usePromotion(id);
  const texts = useLabels(promotionLabels);
  const content = usePromotionContent();
  if (state === 'missing') return null;
  return {
    state,
    promotion: promotion && content(promotion),
    backHref: paths.promotionList(),
    onBack: () => back(paths.promotionList()),
    onRetry,
    texts,
  };
}
