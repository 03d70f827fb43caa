import type { Promotion } from '@housefront/core/features/promotions';
import type { PromotionContent, PromotionModel } from '@housefront/ui/slots';
import { paths } from '../paths.ts';
import type { Runtime } from '../runtime.ts';

/** A promotion as a card that links to its page (HOME-27). */
export const promotionCard = ({ id, title, cover, summary, date }: Promotion): PromotionModel => ({
  id,
  title,
  cover,
  summary,
  date,
  href: paths.promotion(id),
});

/** A promotion card on another page: opens a dialog on desktops, its page on phones (SHELL-33). */
export const promotionCardOver = ({ core, overlays }: Runtime, promotion: Promotion): PromotionModel => ({
  ...promotionCard(promotion),
  ...(core.site.getState().mode === 'desktop' && {
    onOpen: () => overlays.open('promotion', { subject: promotion.id }),
  }),
});

/** A promotion's content. */
export const promotionContent = ({ id, title, picture, html, date }: Promotion): PromotionContent => ({
  id,
  title,
  picture,
  html,
  date,
});
