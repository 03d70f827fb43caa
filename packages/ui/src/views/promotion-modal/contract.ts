import type { Labels } from '../../labels/index.ts';
import type { promotionModalLabels } from './labels.ts';
import type { PromotionContent } from '../../slots/models.ts';

/** Promotions as an overlay: those that pop up, to be browsed, or a single chosen one, headed by its own title (SHELL-33). */
export interface PromotionModalViewProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** At least one. */
  readonly promotions: readonly PromotionContent[];
  /** Id of the selected one. */
  readonly selected: string;
  readonly onSelect: (id: string) => void;
  /** The main button, to where the selected promotion leads. Without it, that of all promotions is the main one. */
  readonly action?: { readonly label: string; readonly onPress: () => void } | undefined;
  /** Opens the page of all promotions and closes. */
  readonly onAll: () => void;
  /** Closes the promotions and hides them for the day; omitted for a promotion that the visitor opened. */
  readonly onRest?: (() => void) | undefined;
  readonly texts: Labels<typeof promotionModalLabels>;
}
