import type { PromotionViewProps } from '@housefront/ui/views';
import { promotionLabels } from '@housefront/ui/views/promotion/labels';
import { TemplateView } from '../../kernel/TemplateView.tsx';
import { usePageAddress } from '../../kernel/useRoute.ts';
import { NotFoundScreen } from '../error/NotFoundScreen.tsx';
import { paths } from '../../kernel/paths.ts';
import { useRuntime } from '../../kernel/runtime.ts';
import { useLabels } from '../../kernel/texts/useLabels.ts';
import { usePromotionContent } from './usePromotionContent.ts';
import { usePromotion } from './usePromotion.ts';

/** The view of a promotion; null when all lists are loaded and none contains it (HOME-27). */
function usePromotionView(id: string): PromotionViewProps | null {
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

/** The page of a promotion, or the not-found page. */
export function PromotionScreen() {
  const { id } = usePageAddress('promotion').params;
  const props = usePromotionView(id);
  return props === null ? <NotFoundScreen /> : <TemplateView name="promotion" props={props} />;
}
