import { PAGES } from '@housefront/contract/pages';
import { promotionLabels } from '@housefront/ui/views/promotion/labels';
import { useParams } from '@tanstack/react-router';
import { paths } from '../../kernel/paths.ts';
import { useRuntime } from '../../kernel/runtime.ts';
import { TemplateView } from '../../kernel/TemplateView.tsx';
import { useLabels } from '../../kernel/useLabels.ts';
import { promotionContent } from '../../models/promotion-models.ts';
import { NotFoundScreen } from '../error/NotFoundScreen.tsx';
import { usePromotion } from './usePromotion.ts';

/** The page of a promotion; once every list is here and none has it, the page for what does not exist. */
export function PromotionScreen() {
  const { back } = useRuntime();
  const { id } = useParams({ from: PAGES.promotion.path });
  const { promotion, state, onRetry } = usePromotion(id);
  const texts = useLabels(promotionLabels);
  if (state === 'missing') return <NotFoundScreen />;
  return (
    <TemplateView
      name="promotion"
      props={{
        state,
        promotion: promotion && promotionContent(promotion),
        backHref: paths.promotionList(),
        onBack: () => back(paths.promotionList()),
        onRetry,
        texts,
      }}
    />
  );
}
