import type { PromotionContent } from '../../slots/models.ts';

export interface DiscountModalTexts {
  readonly title: string;
  readonly close: string;
  /** Name of the list of promotions. */
  readonly list: string;
  /** Leads to all promotions. */
  readonly all: string;
}

/**
 * Promotions over the page: those that pop up, to be gone through, or a single one that was chosen (HOME-23x, SHELL-33). A
 * single one is headed by its own title.
 */
export interface DiscountModalViewProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** At least one. */
  readonly promotions: readonly PromotionContent[];
  /** Id of the one that is read. */
  readonly selected: string;
  readonly onSelect: (id: string) => void;
  /** The page of all promotions; goes there and closes. */
  readonly onAll: () => void;
  readonly texts: DiscountModalTexts;
}
