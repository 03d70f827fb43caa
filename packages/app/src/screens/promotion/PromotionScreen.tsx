import { PAGES } from '@housefront/contract/pages';
import { useParams } from '@tanstack/react-router';
import { TemplateView } from '../../kernel/TemplateView.tsx';
import { NotFoundScreen } from '../error/NotFoundScreen.tsx';
import { usePromotionView } from './usePromotionView.ts';

/** The page of a promotion, or the not-found page. */
export function PromotionScreen() {
  const { id } = useParams({ from: PAGES.promotion.path });
  const props = usePromotionView(id);
  return props === null ? <NotFoundScreen /> : <TemplateView name="promotion" props={props} />;
}
