import type { Labels } from '../../labels/index.ts';
import type { promotionModalLabels } from './labels.ts';
import type { PromotionContent } from '../../slots/models.ts';

/**
 * Promotions over the page: those that pop up, to be gone through, or a single one that was chosen (HOME-23x, SHELL-33). A
 * single one is headed by its own title.
 */
export interface PromotionModalViewProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** At least one. */
  readonly promotions: readonly PromotionContent[];
  /** Id of the one that is read. */
  readonly selected: string;
  readonly onSelect: (id: string) => void;
  /** The page of all promotions; goes there and closes. */
  readonly onAll: () => void;
  readonly texts: Labels<typeof promotionModalLabels>;
}
