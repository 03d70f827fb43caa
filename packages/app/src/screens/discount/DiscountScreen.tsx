import { useParams } from '@tanstack/react-router';
import { paths } from '../../kernel/paths.ts';
import { useRuntime } from '../../kernel/runtime.ts';
import { TemplateView } from '../../kernel/TemplateView.tsx';
import { promotionContent } from '../../models/promotionModels.ts';
import { NotFoundScreen } from '../error/NotFoundScreen.tsx';
import { usePromotion } from './usePromotion.ts';

/** The page of a promotion; once every list is here and none has it, the page for what does not exist. */
export function DiscountScreen() {
  const { core, back } = useRuntime();
  const { t } = core.i18n;
  const { id } = useParams({ from: '/discount/$id' });
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
