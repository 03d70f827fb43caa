import { TemplateView } from '../../kernel/TemplateView.tsx';
import { usePageAddress } from '../../kernel/useRoute.ts';
import { NotFoundScreen } from '../error/NotFoundScreen.tsx';
import { usePromotionView } from './usePromotionView.ts';

/** The page of a promotion, or the not-found page. */
export function PromotionScreen() {
  const { id } = usePageAddress('promotion').params;
  const props = usePromotionView(id);
  return props === null ? <NotFoundScreen /> : <TemplateView name="promotion" props={props} />;
}
