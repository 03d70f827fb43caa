import { PromotionCard } from '../../../patterns/PromotionCard/index.ts';
import type { PromotionModel } from '../../../slots/models.ts';
import { wide } from './HomeView.css.ts';

/** A promotion across both columns. */
export default function Promotion({ promotion }: { readonly promotion: PromotionModel }) {
  return (
    <div className={wide}>
      <PromotionCard promotion={promotion} />
    </div>
  );
}
