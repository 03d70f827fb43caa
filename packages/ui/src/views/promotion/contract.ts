import type { Labels } from '../../labels/index.ts';
import type { promotionLabels } from './labels.ts';
import type { PromotionContent } from '../../slots/models.ts';

/** One promotion `/discount/{id}` (HOME-27). */
export interface PromotionViewProps {
  readonly state: 'loading' | 'ready' | 'error';
  /** Null while it loads or after it failed to. */
  readonly promotion: PromotionContent | null;
  /** The list of promotions. */
  readonly backHref: string;
  readonly onBack: () => void;
  readonly onRetry: () => void;
  readonly texts: Labels<typeof promotionLabels>;
}
